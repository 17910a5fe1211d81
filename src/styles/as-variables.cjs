/** Tailwind's own names for them. Sizes of type stay utilities: each is several properties. */
const spaces = {
  colors: 'color',
  fontFamily: 'font',
  borderRadius: 'radius',
  boxShadow: 'shadow',
  maxWidth: 'container',
  transitionTimingFunction: 'ease',
};

/** @returns {[string, string][]} */
const flat = (name, value) =>
  typeof value === 'string' || Array.isArray(value)
    ? [[name, String(value)]]
    : Object.entries(value).flatMap(([step, inner]) => flat(`${name}-${step}`, inner));

/**
 * Each token with the name of its custom property.
 * @returns {Record<string, string>}
 */
const variablesOf = (tokens) =>
  Object.fromEntries(Object.entries(spaces).flatMap(([group, name]) => flat(`--${name}`, tokens[group])));

/**
 * A rule of its own, which the build takes out again (`scripts/build/tokens-in-place.ts`). A backdrop inherits nothing in
 * browsers before 2024.
 */
const where = ':root, ::backdrop';

/**
 * The tokens as custom properties, for styles that are not utilities: Tailwind makes none of what a config file says.
 * @returns {import('tailwindcss/plugin').PluginCreator}
 */
const asVariables =
  (tokens) =>
  ({ addBase }) =>
    addBase({ [where]: variablesOf(tokens) });

module.exports = { asVariables, variablesOf };
