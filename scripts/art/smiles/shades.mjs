/** Enamel in a few shades. `clear` is the see-through edge, `side` and `deep` the rounding, `gloss` how much it shines. */
export const natural = {
  neck: '#ecd9b8', body: '#f7eedb', edge: '#e9e6de', light: '#fffaf0', groove: '#dfcfb2', clear: '#a9b3bb', clearness: 0.42,
  side: '#c9ab86', deep: '#7d5240', gumShadow: '#a2594c', gloss: 1,
};
export const stained = {
  neck: '#b98c5c', body: '#dcc49b', edge: '#c6b190', light: '#ead8b4', groove: '#b18d58', clear: '#8d8878', clearness: 0.4,
  side: '#9c7446', deep: '#5f3c26', gumShadow: '#8a463b', gloss: 0.62,
};
export const everyday = { ...natural, neck: '#e0c496', body: '#eedfbf', edge: '#ddd3bd', light: '#f8edd3', groove: '#cdb68c', side: '#b9956a', gloss: 0.85 };
export const tobacco = { ...stained, neck: '#a87c4c', body: '#d0b488', edge: '#b8a27c', light: '#decaa0' };
