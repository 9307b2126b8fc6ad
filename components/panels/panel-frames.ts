/** The frame of a panel in the middle of the page. */
export const loadDialog = () => import('./panel-dialog');

/** The frame of a panel that rises from the bottom. */
export const loadBottomPanel = async () => {
  const { BottomPanel } = await import('./bottom-panel');
  return { PanelDialog: BottomPanel };
};
