/** A picture with a caption: two lines in the editor, one `figure` when stored. */
export function foldFigures(body: HTMLElement): void {
  for (const caption of body.querySelectorAll('figcaption')) {
    const line = caption.previousElementSibling;
    const isPictureLine = line?.tagName === 'P' && !line.textContent.trim() && line.querySelector('img');
    if (line && isPictureLine && caption.textContent.trim()) {
      const figure = document.createElement('figure');
      if (line.className) figure.className = line.className;
      caption.replaceWith(figure);
      figure.append(...line.childNodes, caption);
      line.remove();
    } else if (caption.textContent.trim()) {
      const paragraph = document.createElement('p');
      paragraph.append(...caption.childNodes);
      caption.replaceWith(paragraph);
    } else caption.remove();
  }
}

export function unfoldFigures(body: HTMLElement): void {
  for (const figure of body.querySelectorAll('figure')) {
    const captions = [...figure.querySelectorAll(':scope > figcaption')];
    for (const caption of captions) caption.remove();
    const line = document.createElement('p');
    if (figure.className) line.className = figure.className;
    line.append(...figure.childNodes);
    figure.replaceWith(line, ...captions);
  }
}
