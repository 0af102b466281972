import { Dialog } from '../dialog/Dialog.tsx';
import { Checkbox } from '../form/choice/Checkbox.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Kbd } from '../text/Kbd.tsx';
import { List } from '../text/List.tsx';

/** Whether keys of one letter act (WCAG 2.1.4): a choice that the caller remembers. */
export interface SingleKeys {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export interface KeysDialogProps {
  /** 'Teclas da revisão' */
  readonly title: string;
  /** Each line: its keys, and what they do. */
  readonly lines: readonly (readonly [keys: readonly string[], act: string])[];
  readonly single: SingleKeys;
  readonly onClose: () => void;
}

/** All keys of a page, with the switch of those of one letter. */
export function KeysDialog({ title, lines, single, onClose }: KeysDialogProps) {
  return (
    <Dialog title={title} size="small" onClose={onClose}>
      <Stack gap="l">
        <List>
          {lines.map(([names, act]) => (
            <li key={act}>
              {names.map((name) => (
                <span key={name}>
                  <Kbd>{name}</Kbd>{' '}
                </span>
              ))}
              {act}
            </li>
          ))}
        </List>
        <Checkbox
          label="Teclas de uma letra"
          hint="Desligadas, os botões e as teclas com Ctrl ou Alt continuam a valer."
          checked={single.isOn}
          onChange={({ target }) => single.onChange(target.checked)}
        />
      </Stack>
    </Dialog>
  );
}
