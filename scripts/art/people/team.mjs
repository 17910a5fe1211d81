/** The team: eight invented people, one light. `team-6` does not exist, as in the practice's own list. */
import { palette } from '../palette.mjs';

const { ink, seaglass, sand } = palette;
const brown = { light: '#7d5836', base: '#543722', dark: '#2c1b10' };
const dark = { light: '#6b5a4e', base: '#4a2e22', dark: '#1d110d' };
const skins = {
  fair: { light: '#fadfca', base: '#efc4a6', dark: '#cf9273', deep: '#8c4a36' },
  rosy: { light: '#f9dcc8', base: '#ebbfa3', dark: '#c88c72', deep: '#8a4436' },
  olive: { light: '#f0cfac', base: '#dcae86', dark: '#b57d58', deep: '#74402b' },
  tan: { light: '#e6bb92', base: '#cb9469', dark: '#a06a46', deep: '#643520' },
  brown: { light: '#b67e58', base: '#93603f', dark: '#693f29', deep: '#3b2016' },
  deep: { light: '#94603f', base: '#71452d', dark: '#4c2c1d', deep: '#27140e' },
};
const lips = {
  rose: { light: '#d98d84', base: '#c4716a', dark: '#9c4f4b', deep: '#5c2624' },
  berry: { light: '#b8605c', base: '#9c4a49', dark: '#763335', deep: '#431a1c' },
  bare: { light: '#d39a85', base: '#bd7f6c', dark: '#98604f', deep: '#5c3026', shine: 0.25 },
  cocoa: { light: '#a5665a', base: '#855047', dark: '#613632', deep: '#331a18', shine: 0.4 },
};

export const team = {
  'team-1': {
    turn: 14, tilt: 2, wall: 'seaglass', hint: 'shelf', skin: skins.olive, lips: lips.rose, age: 0.6, lashes: true,
    face: { wide: 0.97, jaw: 0.94, point: 0.92 }, neck: 84, iris: { light: '#9a7148', base: '#6b4526', dark: '#2f1b0f' },
    eyes: { open: 0.92 }, brow: { y: 434, arch: 13, thick: 10 }, nose: { wide: 0.96 }, mouth: { wide: 84, open: 24, full: 0.9 },
    hair: { style: 'bob', ...brown, streak: { share: 0.1, tone: '#8f7d69' } }, dress: { kind: 'coat', tone: ink[700] },
  },
  'team-2': {
    turn: -14, tilt: -1.5, wall: 'sand', hint: 'picture', skin: skins.deep, lips: lips.cocoa, age: 0.25,
    face: { wide: 0.99, jaw: 1.01, point: 1.02, chin: 4 }, neck: 108, iris: { light: '#6b4527', base: '#3f2614', dark: '#160c07' }, lash: '#140b09',
    eyes: { open: 0.98 }, brow: { y: 430, arch: 9, thick: 15 }, nose: { wide: 1.2 }, mouth: { wide: 86, open: 22, full: 1.25 }, blushing: 0.1,
    hair: { style: 'cropped', light: '#4d4039', base: '#1f1714', dark: '#0d0908' }, stubble: '#140c0a', dress: { kind: 'coat', tone: seaglass[400], broad: 26 },
  },
  'team-3': {
    turn: -12, tilt: -3, wall: 'mist', hint: 'plant', skin: skins.tan, lips: lips.berry, age: 0.4, lashes: true,
    face: { wide: 1.01, jaw: 0.98, point: 0.95 }, neck: 84, iris: { light: '#7d5430', base: '#4d2e17', dark: '#1d100a' },
    eyes: { open: 1, wide: 1.03 }, brow: { y: 433, arch: 14, thick: 11 }, nose: { wide: 1.03 }, mouth: { wide: 88, open: 27, full: 1 },
    hair: { style: 'bun', light: '#67483a', base: '#33211a', dark: '#150c09' }, dress: { kind: 'scrubs', tone: ink[600] }, studs: '#e2583e',
  },
  'team-4': {
    turn: 16, tilt: 2, wall: 'sand', hint: 'lamp', skin: skins.fair, lips: lips.bare, age: 0.1,
    face: { wide: 0.98, jaw: 1, point: 1, chin: 2 }, neck: 104, iris: { light: '#9fb8a6', base: '#64877b', dark: '#2c4440' }, lash: '#4a2a1c',
    eyes: { open: 0.95 }, brow: { y: 436, arch: 8, thick: 12, tone: '#75421f' }, nose: { wide: 1.02, long: 6 }, mouth: { wide: 80, open: 0, full: 0.82, lift: 15, y: 655 },
    hair: { style: 'swept', light: '#c47f4b', base: '#8a4a25', dark: '#4a2411' }, stubble: '#7a4526', freckles: true, dress: { kind: 'scrubs', tone: ink[800], broad: 24 },
  },
  'team-5': {
    turn: 12, tilt: 3, wall: 'seaglass', hint: 'picture', skin: skins.brown, lips: lips.berry, age: 0, lashes: true,
    face: { wide: 0.99, jaw: 0.97, point: 0.98 }, neck: 90, iris: { light: '#6f4728', base: '#402513', dark: '#170c07' }, lash: '#150b09',
    eyes: { open: 1.1, wide: 1.02 }, brow: { y: 430, arch: 14, thick: 10 }, nose: { wide: 1.12 }, mouth: { wide: 84, open: 26, full: 1.18 }, blushing: 0.14,
    hair: { style: 'cloud', light: '#6e4c3c', base: '#2b1a15', dark: '#120a08' }, dress: { kind: 'scrubs', tone: '#c9a36c', trim: sand[50] }, studs: sand[300],
  },
  'team-7': {
    turn: -8, tilt: 0.5, wall: 'sand', hint: 'plant', skin: skins.olive, lips: lips.rose, age: 0.1, lashes: true,
    face: { wide: 0.95, jaw: 0.93, point: 0.9 }, neck: 82, iris: { light: '#8f6a3c', base: '#5c3d1e', dark: '#26170b' },
    eyes: { open: 1.04, wide: 1.04 }, brow: { y: 433, arch: 12, thick: 12, tone: '#2c1b14' }, nose: { wide: 0.97, long: 3 }, mouth: { wide: 78, open: 0, full: 1.05, lift: 14, y: 652 },
    hair: { ...dark }, scarf: seaglass[400], dress: { kind: 'scrubs', tone: ink[700], tag: false },
  },
  'team-8': {
    turn: 13, tilt: -2, wall: 'mist', hint: 'shelf', skin: skins.rosy, lips: lips.bare, age: 1,
    face: { wide: 1.02, jaw: 1.03, point: 1.1 }, neck: 106, iris: { light: '#a9c3cb', base: '#6f939f', dark: '#34525d' }, lash: '#5e4c42', blushing: 0.26,
    eyes: { open: 0.84 }, brow: { y: 436, arch: 8, thick: 15, tone: '#a49a90' }, nose: { wide: 1.14, long: 6 }, mouth: { wide: 72, open: 0, full: 0.85, y: 658, lift: 13 },
    hair: { style: 'receding', light: '#f1ede6', base: '#b9b2a8', dark: '#7c746b' }, beard: true, dress: { kind: 'cardigan', tone: ink[700], shirt: sand[100], broad: 22 },
  },
  'team-9': {
    turn: -15, tilt: -2, wall: 'seaglass', hint: 'lamp', skin: skins.olive, lips: lips.rose, age: 0, lashes: true,
    face: { wide: 0.96, jaw: 0.95, point: 0.92 }, neck: 80, iris: { light: '#8aa06a', base: '#5b6f43', dark: '#28331e' },
    eyes: { open: 1.04 }, brow: { y: 426, arch: 12, thick: 10 }, nose: { wide: 0.95, long: -4 }, mouth: { wide: 84, open: 25, full: 0.95 },
    hair: { style: 'waves', light: '#b07a48', base: '#744524', dark: '#3a200f' }, glasses: ink[800], dress: { kind: 'scrubs', tone: '#3f8d86', trim: seaglass[100] },
  },
};
