import './tab-edges.css';

/** Says of a row that scrolls sideways, in `data-more`, at which ends there is more of it; returns how to stop. */
export function watchTabEdges(row: HTMLElement): () => void {
  const tell = () => {
    const before = row.scrollLeft > 1;
    const after = row.scrollLeft + row.clientWidth < row.scrollWidth - 1;
    if (before || after) row.dataset.more = before && after ? 'both' : before ? 'before' : 'after';
    else delete row.dataset.more;
  };
  // The words widen with the font and the language, the row with the window.
  const sizes = new ResizeObserver(tell);
  sizes.observe(row);
  for (const tab of row.children) sizes.observe(tab);
  row.addEventListener('scroll', tell, { passive: true });
  tell();
  return () => {
    sizes.disconnect();
    row.removeEventListener('scroll', tell);
  };
}
