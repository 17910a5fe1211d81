import { describe, expect, it } from 'vitest';
import { galleryCases } from './gallery.ts';
import { insurers } from './insurers.ts';
import { affiliations } from './own/affiliations.ts';
import { services } from './services.ts';
import { team } from './team.ts';

describe('the lists of the practice', () => {
  it('has eight team members with the ids 1 to 5 and 7 to 9', () => {
    expect(team.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 7, 8, 9]);
  });

  it('has the titles of the roster', () => {
    expect(team.map(({ title }) => title)).toEqual([
      'Founder & General Dentist',
      'General Dentist',
      'Dental Hygienist',
      'Dental Hygienist',
      'Dental Assistant',
      'Dental Assistant',
      'Treatment Coordinator',
      'Scheduling Coordinator & Dental Assistant',
    ]);
  });

  it('has the license and the education of every dentist', () => {
    const dentists = team.filter(({ title }) => title.endsWith('Dentist'));
    expect(dentists).toHaveLength(2);
    for (const { license, education } of dentists) {
      expect(license).toMatch(/^Florida dental license DN \d+/);
      expect(education?.length).toBeGreaterThan(0);
    }
  });

  it('has five services, five societies, eight insurers and three cases, none twice', () => {
    expect(new Set(services.map(({ id }) => id)).size).toBe(5);
    expect(new Set(affiliations.map(({ logo }) => logo)).size).toBe(5);
    expect(new Set(insurers.map(({ logo }) => logo)).size).toBe(8);
    expect(new Set(galleryCases.map(({ id }) => id)).size).toBe(3);
  });
});
