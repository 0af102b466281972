import { writeDay } from '@vidas/api-client/words/day.ts';
import type {
  DiferencaDaConta,
  IdentidadeConferida,
} from '@vidas/api-client/financeiro/conferencia-da-noite/conferenciaDaNoite.contract.ts';
import { reais } from '../../../documents/pdf/written.ts';
import type { DiferencaRow } from './diferenca.sql.ts';

const situacoes: Readonly<Record<string, string>> = { ABERTA: 'Aberta', PAGA: 'Paga' };

const isDia = (texto: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(texto);

const escreve = (identidade: IdentidadeConferida, texto: string | null): string | null => {
  if (identidade === 'QUITACAO') return texto === null ? 'Não quitada' : writeDay(texto);
  if (texto === null) return null;
  if (identidade === 'COPIA') return isDia(texto) ? writeDay(texto) : texto;
  if (identidade === 'SITUACAO') return situacoes[texto] ?? texto;
  const cents = Number(texto);
  return `${cents < 0 ? '−' : ''}R$ ${reais(Math.abs(cents))}`;
};

/** A difference for the screen. */
export const presentDiferenca = (row: DiferencaRow): DiferencaDaConta => ({
  ...row,
  situacao: row.fechadaEm === null ? 'ABERTA' : 'FECHADA',
  esperado: escreve(row.identidade, row.esperado),
  achado: escreve(row.identidade, row.achado),
});
