import { Button } from 'react-aria-components/Button';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import styled from 'styled-components';
import { buttonLook, type ButtonLook } from '../button/buttonLook.ts';

export interface FilePickerProps {
  /** The id of the file input, for a label elsewhere. */
  readonly inputId: string;
  /** Endings of names, divided by commas. */
  readonly accept: string;
  /** The words on the button. */
  readonly words: string;
  readonly isDisabled: boolean;
  /** More than one file may be chosen; default false. */
  readonly isMultiple?: boolean | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

const Opener = styled(Button)<ButtonLook>`
  ${buttonLook}
`;

// Some systems distinguish .CNX from .cnx in their file dialog.
const endings = (accept: string): string[] => [
  ...new Set(accept.split(',').flatMap((one) => [one.trim().toLowerCase(), one.trim().toUpperCase()])),
];

/** The button that opens the system's window, and the hidden native input behind it. */
export function FilePicker({
  inputId,
  accept,
  words,
  isDisabled,
  isMultiple = false,
  onFiles,
}: FilePickerProps) {
  // FileTrigger passes an id on to its input, but its type does not say so.
  const native = { id: inputId };
  return (
    <FileTrigger
      {...native}
      acceptedFileTypes={endings(accept)}
      allowsMultiple={isMultiple}
      onSelect={(files) => onFiles([...(files ?? [])])}
    >
      <Opener $tone="secondary" $size="normal" isDisabled={isDisabled}>
        {words}
      </Opener>
    </FileTrigger>
  );
}
