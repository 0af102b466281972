/** Parts of pdfkit that keep written content; its types lack them. */
interface Kept {
  _pageBuffer: { structParentTreeKey: number; dictionary: { data: object } }[];
  _fontFamilies: Record<string, { layoutCache?: Record<string, unknown> }>;
  _root: { data: { StructTreeRoot: { data: { ParentTree: Tree } } } };
  ref: (data: unknown) => { end: () => void; data: unknown };
}

interface Tree {
  get: (key: number) => unknown;
  add: (key: number, value: unknown) => void;
}

/** Maximum of cached words with their glyphs: labels and common names. */
const WORDS = 2_000;

/**
 * Writes finished pages of an open document and frees them. Also frees each page's numbered elements, which pdfkit would keep until
 * the end, and the words of earlier papers.
 */
export const releasePages = (doc: PDFKit.PDFDocument): void => {
  const kept = doc as unknown as Kept;
  const pages = kept._pageBuffer;
  const tree = kept._root.data.StructTreeRoot.data.ParentTree;
  for (const { structParentTreeKey: key } of pages) {
    const elements = kept.ref(tree.get(key));
    elements.end();
    elements.data = null;
    tree.add(key, elements);
  }
  doc.flushPages();
  for (const { dictionary } of pages) dictionary.data = {};
  for (const font of Object.values(kept._fontFamilies))
    if (Object.keys(font.layoutCache ?? {}).length > WORDS) font.layoutCache = {};
};
