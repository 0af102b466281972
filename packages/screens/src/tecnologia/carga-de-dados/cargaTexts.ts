import { writeReais } from '@vidas/api-client/words/money.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import type {
  ArquivoDaCarga,
  EntregaDaCarga,
  SituacaoDaEntrega,
} from '@vidas/api-client/tecnologia/carga-de-dados/cargaDeDados.contract.ts';
import type { TagTone } from '@vidas/ui/tag/Tag.tsx';

export const title = 'Carga de dados';

export const situacoes: Record<SituacaoDaEntrega, readonly [palavra: string, tone: TagTone]> = {
  RECEBENDO: ['Recebendo arquivos', 'info'],
  PRONTA: ['Aguarda conferência', 'info'],
  JULGADA: ['Conferida', 'caution'],
  APLICADA: ['Aplicada', 'positive'],
  RECUSADA: ['Recusada', 'negative'],
  DESFEITA: ['Desfeita', 'neutral'],
  DESCARTADA: ['Descartada', 'neutral'],
};

export const vias: Record<EntregaDaCarga['via'], string> = {
  TELA: 'pela tela',
  COMANDO: 'pelo comando',
  HTTP: 'pelo sistema de origem',
};

/** States before any application. */
export const descartaveis: readonly SituacaoDaEntrega[] = ['RECEBENDO', 'PRONTA', 'JULGADA', 'RECUSADA'];

/** 'valor R$ 1.234,56 · juros R$ 1,00', the sums of a file by column. */
export const writeSomas = ({ somas }: Pick<ArquivoDaCarga, 'somas'>): string | null =>
  somas.map(({ coluna, valor }) => `${coluna} ${writeReais(valor)}`).join(' · ') || null;

type Contagens = Pick<ArquivoDaCarga, 'linhas' | 'recusadas' | 'novas' | 'mudadas' | 'iguais'>;

/** '350 linhas: 700 registros novos, 12 iguais', the effect of an application; counts of zero are left out. */
export const writeContagens = ({ linhas, recusadas, novas, mudadas, iguais }: Contagens): string => {
  const contadas = [
    novas && counted(novas, 'registro novo', 'registros novos'),
    mudadas && counted(mudadas, 'mudado', 'mudados'),
    iguais && counted(iguais, 'igual', 'iguais'),
    recusadas && counted(recusadas, 'linha recusada fica de fora', 'linhas recusadas ficam de fora'),
  ].filter(Boolean);
  return `${counted(linhas ?? 0, 'linha', 'linhas')}: ${contadas.join(', ') || 'nada muda'}`;
};

/** Effect of an application on a file. The sums appear unless entrega.json vouches for them. */
export const writeArquivo = (arquivo: ArquivoDaCarga, { comSomas }: { comSomas: boolean }): string => {
  const { nome, ausentes } = arquivo;
  const somas = comSomas ? writeSomas(arquivo) : null;
  return [
    `${nome}.csv, ${writeContagens(arquivo)}`,
    ausentes && `${counted(ausentes, 'registro daqui não vem', 'registros daqui não vêm')} no arquivo`,
    somas && `somas: ${somas}`,
  ]
    .filter(Boolean)
    .join('; ');
};
