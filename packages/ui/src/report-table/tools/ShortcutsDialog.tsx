import styled from 'styled-components';
import { Dialog } from '../../dialog/Dialog.tsx';
import { Kbd } from '../../text/Kbd.tsx';
import { space } from '../../theme/scale.ts';

const shortcuts: readonly (readonly [keys: readonly string[], act: string])[] = [
  [['←', '→', '↑', '↓'], 'Andar pelas células'],
  [['Home', 'End'], 'Primeira e última coluna; com Ctrl, primeira e última linha'],
  [['PageUp', 'PageDown'], 'Uma tela de linhas para cima e para baixo; a página, onde cabe inteira'],
  [['Shift', '+', 'setas'], 'Selecionar um bloco: conta, soma e média aparecem acima da tabela'],
  [['Ctrl', '+', 'A'], 'Selecionar tudo'],
  [['Ctrl', '+', 'C'], 'Copiar o bloco para a planilha'],
  [['Enter'], 'No cabeçalho, ordenar; na célula, abrir o que há nela (Esc volta)'],
  [['Shift', '+', 'Enter'], 'No cabeçalho, acrescentar a coluna à ordem'],
  [['Alt', '+', '↓'], 'No cabeçalho, abrir o filtro'],
  [['Alt', '+', 'Shift', '+', '←', '→'], 'No cabeçalho, mudar a coluna de lugar'],
  [['+', '−'], 'No cabeçalho, alargar e estreitar a coluna'],
  [['Espaço'], 'Escolher a linha, onde há escolha'],
  [['Ctrl', '+', 'Z'], 'Desfazer a última mudança de filtro, ordem ou coluna'],
  [['Tab'], 'Sair da tabela'],
];

const List = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space.s} ${space.l};
  margin: 0;
  dt { white-space: nowrap; }
  div { display: contents; }
  dd { margin: 0; }
`;

/** Every key of the table. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Atalhos da tabela" onClose={onClose} isDismissable>
      <List>
        {shortcuts.map(([keys, act]) => (
          <div key={act}>
            <dt>
              {keys.map((key) => (key === '+' && keys.length > 2 ? ' + ' : <Kbd key={key}>{key}</Kbd>))}
            </dt>
            <dd>{act}</dd>
          </div>
        ))}
      </List>
    </Dialog>
  );
}
