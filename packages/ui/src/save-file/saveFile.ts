/** Hands the person the bytes as a file of that name. */
export function saveFile(file: Blob, fileName: string): void {
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
