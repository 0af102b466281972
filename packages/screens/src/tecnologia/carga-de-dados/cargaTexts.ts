import type {
  ArquivoDaCarga,
  EntregaDaCarga,
  SituacaoDaEntrega,
} from '@vidas/api-client/tecnologia/carga-de-dados';
import type { TagTone } from '@vidas/ui/tag';
import { counted } from '../../write/counted.ts';
import { writeReais } from '../../write/writeReais.ts';

export const title = 'Carga de dados';

/** How the state of a delivery is told. */
export const situacoes: Record<SituacaoDaEntrega, readonly [palavra: string, tone: TagTone]> = {
  RECEBENDO: ['Recebendo arquivos', 'info'],
  PRONTA: ['Aguarda conferência', 'info'],
  JULGADA: ['Conferida', 'caution'],
  APLICADA: ['Aplicada', 'positive'],
  RECUSADA: ['Recusada', 'negative'],
  DESFEITA: ['Desfeita', 'neutral'],
  DESCARTADA: ['Descartada', 'neutral'],
};

/** By which door a delivery came. */
export const vias: Record<EntregaDaCarga['via'], string> = {
  TELA: 'pela tela',
  COMANDO: 'pelo comando',
  HTTP: 'pelo sistema de origem',
};

/** A delivery of which nothing was applied, which may be discarded. */
export const descartaveis: readonly SituacaoDaEntrega[] = ['RECEBENDO', 'PRONTA', 'JULGADA', 'RECUSADA'];

/** 'valor R$ 1.234,56 · juros R$ 1,00', the sums of a file by column. */
export const writeSomas = ({ somas }: Pick<ArquivoDaCarga, 'somas'>): string | null =>
  somas.map(({ coluna, valor }) => `${coluna} ${writeReais(valor)}`).join(' · ') || null;

/** What applying does with a file, in a sentence. */
export const writeArquivo = (arquivo: ArquivoDaCarga): string => {
  const { nome, linhas, recusadas, novas, mudadas, iguais, ausentes } = arquivo;
  const somas = writeSomas(arquivo);
  return [
    `${nome}.csv: ${counted(linhas ?? 0, 'linha', 'linhas')}`,
    `${counted(novas ?? 0, 'registro novo', 'registros novos')}, ${counted(mudadas ?? 0, 'mudado', 'mudados')}, ${counted(iguais ?? 0, 'igual', 'iguais')}`,
    ...(recusadas ? [`${counted(recusadas, 'linha recusada fica', 'linhas recusadas ficam')} de fora`] : []),
    ...(ausentes
      ? [`${counted(ausentes, 'registro daqui não vem', 'registros daqui não vêm')} no arquivo`]
      : []),
    ...(somas ? [`somas: ${somas}`] : []),
  ].join('; ');
};
