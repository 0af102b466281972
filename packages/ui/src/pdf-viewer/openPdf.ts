const minute = 60_000;

interface OpenedPdf {
  readonly url: string;
  /** False where the browser refused the tab. */
  readonly isOpen: boolean;
}

/** Shows the unchanged bytes in a browser tab. Call it while handling a press, or the browser refuses the tab. */
export function openPdf(file: Blob, fileName: string): OpenedPdf {
  // The type is fixed here, because bytes with another type could run as a page of ours.
  const bare = URL.createObjectURL(new Blob([file], { type: 'application/pdf' }));
  // Ten minutes to read, print and save. A tab that a shared computer restores the next day shows nothing.
  setTimeout(() => URL.revokeObjectURL(bare), 10 * minute);
  // Firefox offers the name after the # when the file is saved. Chrome and Edge use the address.
  const url = `${bare}#${encodeURIComponent(fileName)}`;
  const tab = window.open(url, '_blank');
  if (tab) tab.opener = null;
  return { url, isOpen: tab !== null };
}
