/** Moves the line between two pictures (`BeforeAfter.astro`) to where its slider stands. */
export function moveLine(slider: HTMLInputElement): void {
  const percent = slider.valueAsNumber;
  slider.parentElement?.style.setProperty('--cut', `${percent}%`);
  slider.ariaValueText = `${percent}% before, ${100 - percent}% after`;
}

for (const slider of document.querySelectorAll<HTMLInputElement>('[data-slider]')) {
  slider.addEventListener('input', () => moveLine(slider));
  moveLine(slider);
}
