import { MoreIcon } from '@vidas/ui/icon/icons.tsx';
import { Menu } from '@vidas/ui/menu/Menu.tsx';

interface RespondeMenuProps<Ato extends string> {
  /** Subject of the row for screen readers. */
  readonly deQuem: string;
  /** The acts of the row with their words, in order. */
  readonly atos: readonly (readonly [Ato, string])[];
  readonly onAto: (ato: Ato) => void;
}

/**
 * Answers to a row, in one small button: the values before it stay visible, and a phone has nothing to unfold (REL-27).
 */
export function RespondeMenu<Ato extends string>({ deQuem, atos, onAto }: RespondeMenuProps<Ato>) {
  return (
    <Menu
      size="small"
      label={`Responder: ${deQuem}`}
      trigger={<MoreIcon />}
      items={atos.map(([key, label]) => ({ key, label }))}
      onAction={(key) => {
        const escolhido = atos.find(([ato]) => ato === key);
        if (escolhido) onAto(escolhido[0]);
      }}
    />
  );
}
