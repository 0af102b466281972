import type { GuiaDoArquivo, ItemDoArquivo, MembroDaEquipe, TotaisDoArquivo } from './doArquivo.kinds.ts';

/** One fact in words. */
export interface Fato {
  readonly nome: string;
  readonly texto: string;
}

/** ANS table 61. */
const vias: Readonly<Record<string, string>> = {
  '1': 'Única',
  '2': 'Mesma via',
  '3': 'Diferentes vias',
};

/** ANS table 48. */
const tecnicas: Readonly<Record<string, string>> = {
  '1': 'Convencional',
  '2': 'Videolaparoscopia',
  '3': 'Robótica',
};

/** ANS table 26. */
const conselhos: Readonly<Record<string, string>> = {
  '01': 'CRAS',
  '02': 'COREN',
  '03': 'CRF',
  '04': 'CRFA',
  '05': 'CREFITO',
  '06': 'CRM',
  '07': 'CRN',
  '08': 'CRO',
  '09': 'CRP',
};

/** ANS table 25. */
const despesas: Readonly<Record<string, string>> = {
  '01': 'Gases medicinais',
  '02': 'Medicamentos',
  '03': 'Materiais',
  '05': 'Diárias',
  '07': 'Taxas e aluguéis',
  '08': 'OPME',
};

/** ANS table 39. */
const motivos: Readonly<Record<string, string>> = {
  '11': 'Alta curado',
  '12': 'Alta melhorado',
  '14': 'Alta a pedido',
  '15': 'Alta com previsão de retorno para acompanhamento',
  '16': 'Alta por evasão',
  '18': 'Alta por outros motivos',
  '19': 'Alta de paciente agudo em psiquiatria',
  '21': 'Permanência por características próprias da doença',
  '22': 'Permanência por intercorrência',
  '23': 'Permanência por impossibilidade sociofamiliar',
  '24': 'Permanência por processo de doação de órgãos, doador vivo',
  '25': 'Permanência por processo de doação de órgãos, doador morto',
  '26': 'Permanência por mudança de procedimento',
  '27': 'Permanência por reoperação',
  '28': 'Permanência por outros motivos',
  '31': 'Transferido para outro estabelecimento',
  '32': 'Transferido para internação domiciliar',
  '41': 'Óbito com declaração do médico assistente',
  '42': 'Óbito com declaração do IML',
  '43': 'Óbito com declaração do SVO',
  '51': 'Encerramento administrativo',
  '61': 'Alta da mãe e do recém-nascido',
  '62': 'Alta da mãe e permanência do recém-nascido',
  '63': 'Alta da mãe e óbito do recém-nascido',
  '64': 'Alta da mãe com óbito fetal',
  '65': 'Óbito da gestante e do concepto',
  '66': 'Óbito da mãe e alta do recém-nascido',
  '67': 'Óbito da mãe e permanência do recém-nascido',
};

/** A code in words; the code itself when its table has no such code. */
const porExtenso = (tabela: Readonly<Record<string, string>>, codigo: string | undefined) =>
  codigo === undefined ? undefined : (tabela[codigo] ?? codigo);

const ditos = (fatos: readonly (readonly [string, string | undefined])[]): Fato[] =>
  fatos.flatMap(([nome, texto]) => (texto ? [{ nome, texto }] : []));

/** Number of a council as people write it: 'CRM 12345-SC'. */
const registroDe = ({ conselho, numeroConselho, uf }: MembroDaEquipe): string | undefined => {
  if (!numeroConselho) return undefined;
  const numero = uf ? `${numeroConselho}-${uf}` : numeroConselho;
  return [conselho && conselhos[conselho.padStart(2, '0')], numero].filter(Boolean).join(' ');
};

/** A participant in one line: degree, name, council and occupation. */
export const membroEmPalavras = (membro: MembroDaEquipe): string => {
  const { grau, participacao = grau, nome, cbo } = membro;
  const pessoa = [nome, registroDe(membro), cbo && `CBO ${cbo}`].filter(Boolean).join(', ');
  return [participacao, pessoa].filter(Boolean).join(': ');
};

/** Facts of an item in the file, without its team. */
export const fatosDoItem = (item: ItemDoArquivo | null): Fato[] =>
  ditos([
    ['Via de acesso', porExtenso(vias, item?.via)],
    ['Técnica', porExtenso(tecnicas, item?.tecnica)],
    ['Tipo de despesa', porExtenso(despesas, item?.despesa)],
    ['Referência no fabricante', item?.referencia],
    ['Registro na ANVISA', item?.anvisa],
    ['Autorização de funcionamento', item?.autorizacao],
    ['Dente', item?.dente],
    ['Região da boca', item?.regiao],
    ['Face do dente', item?.face],
  ]);

/** Facts of a guide in the file, without its sums. */
export const fatosDaGuia = (guia: GuiaDoArquivo | null): Fato[] =>
  ditos([
    ['Indicação clínica', guia?.indicacaoClinica],
    ['Observação do prestador', guia?.observacao],
    ['Motivo de encerramento', porExtenso(motivos, guia?.motivoEncerramento)],
  ]);

const nomesDosTotais = [
  ['procedimentos', 'Procedimentos', undefined],
  ['diarias', 'Diárias', '05'],
  ['taxas', 'Taxas e aluguéis', '07'],
  ['materiais', 'Materiais', '03'],
  ['medicamentos', 'Medicamentos', '02'],
  ['opme', 'OPME', '08'],
  ['gases', 'Gases medicinais', '01'],
  ['geral', 'Geral', null],
] as const satisfies readonly (readonly [keyof TotaisDoArquivo, string, string | null | undefined])[];

/** A sum in the file, and the sum of its items, in cents. */
export interface TotalDito {
  readonly nome: string;
  readonly dito: number;
  readonly soma: number;
}

/** Sums in the file, each with the sum of its items of that kind (CTM-85). */
export const totaisDaGuia = (
  { totais = {} }: GuiaDoArquivo,
  itens: readonly { readonly vrTotal: number; readonly doArquivo: ItemDoArquivo | null }[],
): TotalDito[] =>
  nomesDosTotais.flatMap(([chave, nome, despesa]) => {
    const dito = totais[chave];
    if (dito === undefined) return [];
    const seus = itens.filter(({ doArquivo }) => despesa === null || doArquivo?.despesa === despesa);
    return [{ nome, dito, soma: seus.reduce((sum, { vrTotal }) => sum + vrTotal, 0) }];
  });
