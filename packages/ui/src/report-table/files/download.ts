/** Hands the person a CSV file made in the browser; `text` comes from `toCsv` with its BOM. */
export function downloadCsv(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Revoked later: some browsers still read the address after the click returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
