import { MoreIcon } from '@vidas/ui/icon/icons.tsx';
import { Menu } from '@vidas/ui/menu/Menu.tsx';

interface RespondeMenuProps<Ato extends string> {
  /** What the row is about, for who does not see it. */
  readonly deQuem: string;
  /** The acts of the row and their words, in their order. */
  readonly atos: readonly (readonly [Ato, string])[];
  readonly onAto: (ato: Ato) => void;
}

/** What may be answered to a row, in one small button: the values before it stay in sight, and a phone has nothing to fold (REL-27). */
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
