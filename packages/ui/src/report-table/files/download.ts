/** Hands the person a file made in the browser. */
export function downloadFile(fileName: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Revoked later: some browsers still read the address after the click returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
