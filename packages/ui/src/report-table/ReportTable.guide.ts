import type { Guide } from '../guide/guide.types.ts';

export const reportTableGuide: Guide = {
  purpose:
    'A tabela dos relatórios: filtros por coluna, ordem, totais, páginas, exportação, visões e todos os estados. Cabeçalho, totais e primeira coluna ficam à vista.',
  notWhen: [
    'Para ler um só registro: use Facts.',
    'Para poucas pendências com link: use EntryList.',
    'Para mostrar a proporção ou o andamento no tempo: use um gráfico.',
  ],
  dos: [
    'Ponha as colunas na ordem do uso: quem, o que se deve ou pede, desde quando, em que estado.',
    'Faça a visão com useReportView na tela: cartões, botões e tabela usam a mesma.',
    'Dê idleText, emptyText e error: nada buscado, nada achado e falha são coisas diferentes.',
  ],
  donts: [
    'Não some na tela o que a tabela soma: total e exportação vêm da mesma definição.',
    'Não ponha mais de dois ou três atos por linha.',
  ],
  keys: [
    ['←, →, ↑, ↓', 'andam pelas células'],
    ['Home, End', 'primeira e última coluna; com Ctrl, primeira e última linha'],
    ['PageUp, PageDown', 'uma tela de linhas; onde a página cabe inteira, viram a página'],
    ['Shift+setas', 'selecionam um bloco, com conta, soma e média'],
    ['Ctrl+A', 'seleciona tudo'],
    ['Ctrl+C', 'copia o bloco para a planilha'],
    ['Enter', 'no cabeçalho ordena; na célula abre o que há nela'],
    ['Shift+Enter', 'no cabeçalho, acrescenta a coluna à ordem'],
    ['Alt+↓', 'no cabeçalho, abre o filtro'],
    ['Alt+Shift+←, →', 'no cabeçalho, mudam a coluna de lugar'],
    ['+, −', 'no cabeçalho, alargam e estreitam a coluna'],
    ['Espaço', 'escolhe a linha, onde há escolha'],
    ['Ctrl+Z', 'desfaz a última mudança de filtro, ordem ou coluna'],
    ['?', 'mostra todos os atalhos'],
  ],
  frameHeight: 640,
  code:
    'const view = useReportView(columns, rows);\n' +
    '\n' +
    '<ReportTable label="Beneficiários" view={view} rowKey={({ matricula }) => matricula} />',
};
