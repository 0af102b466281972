import { useEffect, useState } from 'react';
import { usePageContext } from 'react-pdf';
import { LinkPlace } from './pdfParts.tsx';

interface PageLink {
  readonly id: string;
  readonly url: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Page = Exclude<NonNullable<ReturnType<typeof usePageContext>>['page'], false | undefined>;

/** The parts of an annotation of pdf.js that we read. */
interface RawLink {
  readonly id: string;
  readonly subtype: string;
  readonly url?: string;
  readonly rect: readonly [number, number, number, number];
}

const isLink = (raw: unknown): raw is RawLink & { readonly url: string } => {
  const { subtype, url } = raw as RawLink;
  return subtype === 'Link' && typeof url === 'string' && /^(https?|mailto|tel):/i.test(url);
};

const readLinks = async (page: Page, scale: number, rotation: number): Promise<PageLink[]> => {
  const viewport = page.getViewport({ scale, rotation });
  const annotations: readonly unknown[] = await page.getAnnotations();
  return annotations.filter(isLink).map(({ id, url, rect: [x1, y1, x2, y2] }) => {
    const [ax, ay] = viewport.convertToViewportPoint(x1, y1);
    const [bx, by] = viewport.convertToViewportPoint(x2, y2);
    return {
      id,
      url,
      left: Math.min(ax, bx),
      top: Math.min(ay, by),
      width: Math.abs(bx - ax),
      height: Math.abs(by - ay),
    };
  });
};

/** The page's external links, each named by its address; pdf.js itself leaves them without a name. */
export function PdfLinks() {
  const context = usePageContext();
  const [links, setLinks] = useState<readonly PageLink[]>([]);
  const page = context?.page || null;
  const scale = context?.scale ?? 1;
  const rotate = context?.rotate ?? 0;
  useEffect(() => {
    if (!page) return;
    let isWanted = true;
    readLinks(page, scale, rotate)
      .then((found) => isWanted && setLinks(found))
      // If the links cannot be read, the page works without them.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [page, scale, rotate]);
  return links.map(({ id, url, ...place }) => (
    <LinkPlace
      key={id}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${url} (abre em outra aba)`}
      style={place}
    />
  ));
}
