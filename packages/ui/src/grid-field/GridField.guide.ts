import type { Guide } from '../guide/guide.types.ts';

export const gridFieldGuide: Guide = {
  purpose:
    'Uma tabela em que se digita, para o que já vem de uma planilha: poucas colunas fixas, linhas que se acrescentam, um bloco colado de uma vez.',
  notWhen: [
    'Para ler, ordenar ou filtrar linhas: use ReportTable.',
    'Para poucos campos com palavras longas: use FieldRow.',
  ],
  dos: [
    'Diga por escrito, fora da tabela, cada célula recusada: a linha, a coluna e o motivo.',
    'Confira o bloco inteiro antes de pôr qualquer célula; o que foi recusado fica à vista para ser corrigido.',
    'Marque com isGap só a célula vazia que tem efeito, e diga o efeito em palavras.',
  ],
  donts: ['Não mude o que se digita enquanto se digita: escreva por extenso em onLeave.'],
  keys: [
    ['Setas', 'vão à célula ao lado; dentro do texto, só na sua ponta'],
    ['Enter', 'vai à célula de baixo; com Shift, à de cima'],
    ['Tab', 'vai à célula seguinte'],
    ['Ctrl+V', 'cola um bloco a partir da célula em foco'],
  ],
};
