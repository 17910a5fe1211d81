import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const functions = join(root, 'netlify/functions');

/** Whether a module, or one it imports, asks for the picture decoder. */
function decodes(path: string, seen = new Set<string>()): boolean {
  if (seen.has(path)) return false;
  seen.add(path);
  const imported = readFileSync(path, 'utf8').matchAll(/^(?:import|export)(?! type)[^;]*?from '([^']+)';$/gm);
  return [...imported].some(([, name = '']) => {
    if (name === 'sharp') return true;
    if (name.startsWith('#')) return decodes(join(root, 'src', name.slice(1)), seen);
    return name.startsWith('.') && name.endsWith('.ts') && decodes(join(dirname(path), name), seen);
  });
}

it('every function that decodes pictures is packed the host’s way, which adds the decoder', () => {
  const decoding = readdirSync(functions).filter((name) => decodes(join(functions, name)));
  const packed = readFileSync(join(root, 'netlify.toml'), 'utf8').matchAll(
    /^\[functions\.([\w-]+)\]\nnode_bundler = "nft"/gm,
  );
  expect([...packed].map(([, name]) => `${name}.ts`)).toEqual(decoding);
  expect(decoding).toContain('admin-upload-image.ts');
});
