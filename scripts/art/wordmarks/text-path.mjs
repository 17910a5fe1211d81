/** Text as outlines, written small: a letter used twice is drawn once and then placed. All in quarters of a pixel. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';

const require = createRequire(import.meta.url);
const load = (file) => {
  const bytes = readFileSync(require.resolve(file));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
};
/** Drawing units in a pixel: finer only makes the files larger. */
const UNITS = 4;
const font = load('@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff');

/** Numbers side by side need a separator only where no minus sign parts them already. */
const join = (numbers) => numbers.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : `${n}`)).join('');

/** A curve that goes on smoothly from the last one needs only its end (`t`); a unit and a half off is close enough. */
const relativePath = (commands) => {
  let [x, y, startX, startY, out, last] = [0, 0, 0, 0, '', ''];
  let control;
  const emit = (letter, numbers) => {
    const body = join(numbers);
    out += letter !== last ? letter + body : body.startsWith('-') ? body : ` ${body}`;
    last = letter;
  };
  for (const c of commands) {
    if (c.type === 'Z') {
      out += last === 'z' ? '' : 'z';
      [x, y, last, control] = [startX, startY, 'z', undefined];
      continue;
    }
    const [endX, endY] = [Math.round(c.x), Math.round(c.y)];
    const [dx, dy] = [endX - x, endY - y];
    const smooth = control && [2 * x - control[0], 2 * y - control[1]];
    control = undefined;
    if (c.type === 'M') {
      emit('M', [endX, endY]);
      [startX, startY] = [endX, endY];
    } else if (c.type === 'Q') {
      const isSmooth = smooth && Math.hypot(smooth[0] - c.x1, smooth[1] - c.y1) < 1.6;
      control = isSmooth ? smooth : [Math.round(c.x1), Math.round(c.y1)];
      if (isSmooth) emit('t', [dx, dy]);
      else emit('q', [control[0] - x, control[1] - y, dx, dy]);
    } else if (dx === 0 && dy === 0) continue;
    else if (dy === 0) emit('h', [dx]);
    else if (dx === 0) emit('v', [dy]);
    else emit('l', [dx, dy]);
    [x, y] = [endX, endY];
  }
  return out;
};

export const measure = (text, size) => font.getAdvanceWidth(text, size);

/** Lines are `{ text, x, y, size }`, x and y in pixels at the start of the baseline. */
export const outline = (lines) => {
  const placed = lines.flatMap(({ text, x, y, size }) => {
    const glyphs = font.stringToGlyphs(text);
    let pen = x * UNITS;
    return glyphs.map((glyph, i) => {
      const at = Math.round(pen);
      const kerning = glyphs[i + 1] ? font.getKerningValue(glyph, glyphs[i + 1]) : 0;
      pen += ((glyph.advanceWidth + kerning) / font.unitsPerEm) * size * UNITS;
      return { glyph, key: `${size} ${glyph.index}`, x: at, y: Math.round(y * UNITS), size: size * UNITS };
    });
  });
  const inked = placed.filter(({ glyph }) => glyph.path.commands.length > 0);
  const groups = Map.groupBy(inked, ({ key }) => key);
  let [singles, shared, uses, ids] = ['', '', '', 0];
  for (const group of groups.values()) {
    const [first, ...rest] = group;
    const commands = (x, y) => relativePath(first.glyph.getPath(x, y, first.size).commands);
    if (rest.length === 0) singles += commands(first.x, first.y);
    else {
      const id = String.fromCharCode(97 + ids++);
      shared += `<path id="${id}" d="${commands(first.x, first.y)}"/>`;
      for (const { x, y } of rest) uses += `<use href="#${id}" x="${x - first.x}" y="${y - first.y}"/>`;
    }
  }
  return `<g transform="scale(.25)">${singles ? `<path d="${singles}"/>` : ''}${shared}${uses}</g>`.replaceAll(' y="0"', '');
};
