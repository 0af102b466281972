import { Dialog } from '@vidas/ui/dialog/Dialog.tsx';
import { Kbd } from '@vidas/ui/text/Kbd.tsx';
import { List } from '@vidas/ui/text/List.tsx';

export interface TeclasDialogProps {
  readonly onClose: () => void;
}

const keys: readonly (readonly [keys: readonly string[], act: string])[] = [
  [['J', 'K'], 'abre o próximo item da aba, ou o anterior'],
  [['T'], 'passa à próxima aba'],
  [['N', 'P'], 'abre a próxima guia da lista, ou a anterior'],
  [['Ctrl + Enter'], 'no item: aprova com o que está escrito e passa ao próximo'],
  [['Alt + G'], 'no item: vai ao código da glosa, que se acha por número ou por palavras'],
  [['Alt + O'], 'no item: vai à observação'],
  [['Alt + ↓', 'Alt + ↑'], 'passa ao próximo item, ou ao anterior, também enquanto se digita'],
  [['Esc'], 'nos campos de uma sugestão: retira a sugestão'],
  [['Esc'], 'nos painéis: fecha o item e volta à linha; sem item, volta às guias'],
];

/** The keys of the review (CTM-48). */
export function TeclasDialog({ onClose }: TeclasDialogProps) {
  return (
    <Dialog title="Teclas da revisão" size="small" onClose={onClose}>
      <List>
        {keys.map(([names, act]) => (
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
    </Dialog>
  );
}
