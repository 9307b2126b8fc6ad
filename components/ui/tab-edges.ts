import './tab-edges.css';

/** Sets `data-more` to the ends with hidden tabs; returns a function that stops watching. */
export function watchTabEdges(row: HTMLElement): () => void {
  const updateEdges = () => {
    const before = row.scrollLeft > 1;
    const after = row.scrollLeft + row.clientWidth < row.scrollWidth - 1;
    if (before || after) row.dataset.more = before && after ? 'both' : before ? 'before' : 'after';
    else delete row.dataset.more;
  };
  // Labels widen with the font and the language, the row with the window.
  const sizes = new ResizeObserver(updateEdges);
  sizes.observe(row);
  for (const tab of row.children) sizes.observe(tab);
  row.addEventListener('scroll', updateEdges, { passive: true });
  updateEdges();
  return () => {
    sizes.disconnect();
    row.removeEventListener('scroll', updateEdges);
  };
}
