import type { BenchRow } from './columns.ts';

const first = ['Ana', 'Álvaro', 'Beatriz', 'Caio', 'Conceição', 'Érica', 'Heitor', 'Inês', 'João', 'Noêmia'];
const last = ['Almeida', 'Araújo', 'de Souza', 'Ferreira', 'Gonçalves', 'Lima', 'Nogueira', 'Silva'];
const of = (words: readonly string[], at: number): string => words[at % words.length] ?? '';
const two = (value: number): string => String(value).padStart(2, '0');

/** Invented people; a name comes back after 800 rows with another number behind it, in no order. */
const nameOf = (row: number): string =>
  `${of(first, row)} ${of(last, row * 7)} ${of(last, Math.floor(row / 80))} ${(row * 7919) % 10_007}`;
const dayOf = (row: number): string => `${two(1 + (row % 28))}/${two(1 + (row % 12))}/${1950 + (row % 75)}`;
const monthOf = (row: number): string => (row % 3 === 0 ? '' : `${two(1 + (row % 12))}/${2020 + (row % 6)}`);

/** New objects each time: what a table remembers of its rows does not serve the next one. */
export const rowsOf = (count: number): BenchRow[] =>
  Array.from({ length: count }, (_item, row) => ({
    matricula: String(row + 1).padStart(10, '0'),
    nome: nameOf(row),
    dataMensalidade: dayOf(row * 3),
    titular: nameOf(row - (row % 3)),
    registroPlano: String(400_000_000 + (row % 24)),
    tipoPlano: of(['INDIVIDUAL', 'EMPRESARIAL', 'ADESÃO'], row),
    codigoEmpresa: String(row % 1250),
    dataNascimento: dayOf(row * 5),
    dataAdesao: dayOf(row * 11),
    dataCancelamento: row % 4 === 0 ? dayOf(row) : '',
    status: row % 4 === 0 ? 'CANCELADO' : 'ATIVO',
    vendedor: nameOf(row % 200),
    tipoVenda: of(['NOVA', 'PORTABILIDADE', 'TRANSFERÊNCIA'], row),
    portabilidade: row % 15 === 0 ? 'SIM' : 'NÃO',
    cco: String(500_000_000_000 + row),
    vendaAdministrativa: row % 6 === 0 ? 'SIM' : 'NÃO',
    desconto: row % 10 === 3 ? 15.5 : 0,
    competenciaInicial: monthOf(row),
    competenciaFinal: monthOf(row + 1),
  }));
