const minute = 60_000;

interface OpenedPdf {
  readonly url: string;
  /** False where the browser refused the tab. */
  readonly isOpen: boolean;
}

/** Shows the bytes, as they are, in a tab of the browser. Call it within the press itself, or the browser refuses the tab. */
export function openPdf(file: Blob, fileName: string): OpenedPdf {
  // The type is set here: bytes that called themselves a page would run as one of ours.
  const bare = URL.createObjectURL(new Blob([file], { type: 'application/pdf' }));
  // Time to read, print and save; a tab that a shared desk restores the next day has nothing to show.
  setTimeout(() => URL.revokeObjectURL(bare), 10 * minute);
  // Firefox offers the name after the # when the file is saved; Chrome and Edge take the address.
  const url = `${bare}#${encodeURIComponent(fileName)}`;
  const tab = window.open(url, '_blank');
  if (tab) tab.opener = null;
  return { url, isOpen: tab !== null };
}
