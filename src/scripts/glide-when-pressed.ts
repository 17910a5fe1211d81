/**
 * Lets links within the page glide, from the first press on. What an address points to is jumped to: what the clock hides above it
 * would be missing from a glide under way, which would end beyond it.
 */
addEventListener('click', () => (document.documentElement.dataset['pressed'] = ''), true);
