import { KeysDialog } from '@vidas/ui/desk/KeysDialog.tsx';
import { useTeclasSoltas } from '../../app/teclasSoltas.ts';

export interface TeclasDialogProps {
  readonly onClose: () => void;
}

const keys: readonly (readonly [keys: readonly string[], act: string])[] = [
  [['J', 'K'], 'abre o próximo item da aba, ou o anterior'],
  [['T'], 'passa à próxima aba'],
  [['N', 'P'], 'abre a próxima guia da lista, ou a anterior'],
  [['Ctrl + Enter'], 'no item: aprova com o que está escrito e passa ao próximo'],
  [['G'], 'no item: usa a glosa que a primeira regra oferece'],
  [['Alt + G'], 'no item: vai ao código da glosa, que se acha por número ou por palavras'],
  [['Alt + O'], 'no item: vai à observação'],
  [['Alt + ↓', 'Alt + ↑'], 'passa ao próximo item, ou ao anterior, também enquanto se digita'],
  [['Esc'], 'nos campos de uma sugestão: retira a sugestão'],
  [['Esc'], 'nos painéis: fecha o item e volta à linha; sem item, volta às guias'],
];

/** The keys of the review (CTM-48). */
export function TeclasDialog({ onClose }: TeclasDialogProps) {
  return <KeysDialog title="Teclas da revisão" lines={keys} single={useTeclasSoltas()} onClose={onClose} />;
}
