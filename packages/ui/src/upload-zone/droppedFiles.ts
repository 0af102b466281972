import type { ClipboardEvent } from 'react';
import type { DropZoneProps } from 'react-aria-components/DropZone';

type Dropped = Parameters<NonNullable<DropZoneProps['onDrop']>>[0];
type Item = Dropped['items'][number];

const filesOf = async (item: Item): Promise<File[]> => {
  if (item.kind === 'file') return [await item.getFile()];
  if (item.kind !== 'directory') return [];
  const files: File[] = [];
  for await (const entry of item.getEntries()) files.push(...(await filesOf(entry)));
  return files;
};

/** The dropped or pasted files, including those in folders, in their order. */
export const droppedFiles = async ({ items }: Pick<Dropped, 'items'>): Promise<File[]> =>
  (await Promise.all(items.map(filesOf))).flat();

/**
 * Handles files pasted with the focus anywhere inside, and stops the event: react-aria would take them a second time, and only
 * with the focus on its own hidden button.
 */
export const pastedFiles = (event: ClipboardEvent): File[] => {
  const files = [...event.clipboardData.files];
  if (files.length > 0) {
    event.preventDefault();
    event.stopPropagation();
  }
  return files;
};
