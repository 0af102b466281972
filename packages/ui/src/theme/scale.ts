/** Sizes. Components use these; a px anywhere else fails lint. */
export const space = {
  xxs: '2px',
  xs: '4px',
  s: '8px',
  m: '12px',
  l: '16px',
  xl: '24px',
  xxl: '32px',
  xxxl: '48px',
} as const;

/** Type scale: 12 label, 13 table, 14 body, 16 lead, 20 title, 22 indicator, 28 greeting; the portal uses 15, 17, 18 and 32. */
export const font = {
  family: "'Inter Variable', Inter, system-ui, sans-serif",
  mono: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
  size: {
    tiny: '11px',
    label: '12px',
    table: '13px',
    body: '14px',
    portalSmall: '15px',
    lead: '16px',
    portal: '17px',
    portalLead: '18px',
    title: '20px',
    figure: '22px',
    secret: '26px',
    greeting: '28px',
    portalTitle: '32px',
  },
  weight: { normal: 400, medium: 550, strong: 640 },
} as const;

export const radius = { s: '4px', m: '8px', pill: '999px' } as const;

export const size = {
  hairline: '1px',
  /** Edge of the chosen thing, and width of the mark beside the current item. */
  thickLine: '2px',
  /** The bar at the left of a notice and of the current menu item. */
  bar: '4px',
  focusRing: '2px',
  header: '48px',
  /** Room around a page. */
  pageTop: '10px',
  pageSide: '20px',
  /** Least width of the words beside a title; with less room they go to the next line. */
  subtitle: '240px',
  menu: '208px',
  menuFolded: '56px',
  menuDrawer: '300px',
  menuItem: '28px',
  headerSearch: '320px',
  /** Height of a control in the back office; touch targets of the portal use `controlLarge`. */
  control: '32px',
  controlSmall: '28px',
  controlLarge: '44px',
  /** Left and right inside a button. */
  controlPadding: '14px',
  /** Left and right inside a field. */
  fieldPadding: '10px',
  textArea: '96px',
  dot: '6px',
  iconSmall: '14px',
  icon: '16px',
  iconLarge: '20px',
  logo: '24px',
  logoLarge: '32px',
  avatar: '28px',
  /** A percentage in a table of fields. */
  gridCell: '68px',
  tile: '84px',
  tileIcon: '36px',
  tileMin: '220px',
  /** A code that a camera reads from the screen. */
  qr: '240px',
  /** One thing of a list of entries, with one line of words or two. */
  entry: '56px',
  row: '32px',
  rowCompact: '28px',
  tableHead: '32px',
  /** The bar of a file that is being made, among the tools of a table. */
  exportProgress: '180px',
  /** The edge of a header that is pulled to change the width of its column. */
  handle: '6px',
  pager: '32px',
  /** A cell wider than this is cut with an ellipsis. */
  tableCell: '340px',
  /** Minimum height of a table: header, a few rows and totals. */
  tableLeast: '220px',
  filterPopover: '268px',
  filterPopoverMost: '380px',
  /** One indicator in its frame, and a line of them. */
  kpiCard: '200px',
  kpiStrip: '28px',
  progress: '6px',
  /** A line of the size of a word, beside a number. */
  sparkline: '96px',
  sparklineHeight: '28px',
  /** The box beside the pointer in a chart. */
  chartCallout: '220px',
  /** Narrowest a chart is still drawn. */
  chartLeast: '160px',
  /** One file of a list: as high while its bar runs as when it is done. */
  uploadRow: '52px',
  /** The page number of a document, up to four figures. */
  pdfPageField: '52px',
  tooltip: '280px',
  /** Below this height a filled page lets the window scroll. */
  filledPage: '480px',
  menuList: '220px',
  toast: '560px',
  toastLeast: '360px',
  dialogSmall: '460px',
  dialogMedium: '700px',
  dialogLarge: '1020px',
  dialogWide: '1200px',
  /** Height kept by a dialog with a document for its heading and the room around it. */
  pdfDialogRest: '168px',
  emptyState: '460px',
  palette: '600px',
  /** The list of the palette keeps this height, so that nothing jumps while one types. */
  paletteList: '400px',
  loginPane: '520px',
  loginForm: '360px',
  modulesPage: '1080px',
  portalColumn: '640px',
} as const;

/** Below this width report screens stack; below `narrow` (425 px) dialogs become compact. */
export const breakpoint = { stack: '900px', narrow: '425px' } as const;

/** Widths of the window below which a carousel of cards shows three of them, two, one; four above. */
export const cardsBreakpoint = { three: '1024px', two: '600px', one: '480px' } as const;

export const motion = { fast: '120ms', normal: '180ms' } as const;

export const layer = { sticky: 1, menu: 10, popover: 100, dialog: 200, toast: 300, overlay: 400 } as const;
