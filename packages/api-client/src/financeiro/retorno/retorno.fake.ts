import { fakeName } from '../../report/names.fake.ts';
import type { CreditoDoDia, LinhaDoDia } from './creditos.contract.ts';
import type {
  DetalheDaLinha,
  DuvidaDoRetorno,
  LinhaDoRetorno,
  ResumoDoRetorno,
  TotalDoFim,
  UploadDoBanco,
} from './retorno.contract.ts';
import { fins, type Fim, type FimDeHoje } from './fins.rules.ts';
import { camposDoDetalhe } from './layout.rules.ts';

/** A received file, with the given changes. */
export const fakeUpload = (index = 1, given: Partial<UploadDoBanco> = {}): UploadDoBanco => ({
  ARQUIVO_ID: String(100 + index),
  NOME: `CBR643${String(200 + index)}.RET`,
  DATA_UPLOAD: `2026-11-${String(1 + ((((20 - index) % 20) + 20) % 20)).padStart(2, '0')}T09:15`,
  QTD_BOLETO: 40 + index,
  TAMANHO: 18_000 + index * 401,
  DIAS_VALIDO_BOLETO: 30,
  SITUACAO: index === 3 ? 'DESFEITO' : 'APLICADO',
  SEQUENCIAL: 200 + index,
  LINHAS: 44 + index,
  LANCAMENTO: index === 3 ? null : 1_191_250 + index * 29_790,
  PENDENTES: index === 1 ? 1 : 0,
  USUARIO: fakeName(index),
  ...given,
});

const motivos: Partial<Record<Fim, string>> = {
  PARCIAL: 'O título segue aberto até os pagamentos somarem o seu valor.',
  VALOR_DIFERENTE: 'O banco recebeu menos do que o título; ele segue aberto pela diferença.',
  DUPLICIDADE: 'O título já estava pago; o valor fica como crédito.',
  CANCELADO: 'O título foi cancelado antes do pagamento; o valor fica como crédito.',
  DESCONHECIDO: 'Nenhum título tem este nosso número.',
  RECUSADO: 'Data de vencimento inválida',
  TARIFA: 'Manutenção de título vencido',
  INFORMATIVO: 'Baixa de título: Baixa automática',
  DUVIDA: 'Uma linha igual veio em um arquivo anterior: pode ser a mesma ou um segundo pagamento.',
};

/** A line, with the given changes. */
export const fakeLinha = (index = 1, given: Partial<LinhaDoRetorno> = {}): LinhaDoRetorno => {
  const fim = (Object.keys(fins) as Fim[])[(index - 1) % Object.keys(fins).length] ?? 'LIQUIDADO';
  const isMoney = !['RECUSADO', 'INFORMATIVO', 'TARIFA'].includes(fim);
  return {
    linha: index + 1,
    fim,
    motivo: motivos[fim] ?? null,
    nossoNumero: `3128557${String(index).padStart(10, '0')}`,
    titulo: fim === 'DESCONHECIDO' ? null : String(7_000_000 + index),
    matricula: fim === 'DESCONHECIDO' ? null : String(100_000 + index).padStart(10, '0'),
    pagador: fim === 'DESCONHECIDO' ? null : fakeName(index + 10),
    comando: fim === 'CHEQUE_DEVOLVIDO' ? '44' : isMoney ? '06' : '03',
    ocorrencia: '2026-11-18',
    credito: isMoney ? '2026-11-19' : null,
    vencimento: '2026-11-15',
    valorTitulo: 30_000 + index * 10,
    recebido: isMoney ? 30_000 + index * 10 : 0,
    tarifa: isMoney ? 210 : 0,
    lancamento: isMoney ? 29_790 + index * 10 : 0,
    diferencas: fim === 'VALOR_DIFERENTE' ? 'valor do título, valor recebido' : null,
    desfeitaEm: null,
    ...given,
  };
};

/** Twelve lines, one of each end. */
export const fakeLinhas = (): LinhaDoRetorno[] => Object.keys(fins).map((_, index) => fakeLinha(index + 1));

const daLiquidacao: Readonly<Record<string, string>> = {
  tipo: '7',
  convenio: '3128557',
  nossoNumero: '31285570000000001',
  natureza: '01',
  carteira: '17',
  comando: '06',
  ocorrencia: '181126',
  vencimento: '151126',
  valorTitulo: '30010',
  credito: '191126',
  tarifa: '210',
  recebido: '30010',
  lancamento: '29800',
  debitoCredito: '2',
  canal: '02',
  sequencial: '2',
};

/** A detail of 400 characters, a normal liquidation. */
const fakeTexto = camposDoDetalhe
  .map(({ nome, inicio, fim, tipo }) => {
    const texto = daLiquidacao[nome] ?? '';
    const tamanho = fim - inicio + 1;
    return tipo === 'texto' ? texto.padEnd(tamanho) : texto.padStart(tamanho, '0');
  })
  .join('');

/** A waiting line, with the given changes. */
export const fakeDuvida = (given: Partial<DuvidaDoRetorno> = {}): DuvidaDoRetorno => ({
  arquivoId: '101',
  arquivo: 'CBR643201.RET',
  linha: 9,
  nossoNumero: '31285570000000008',
  titulo: '7000008',
  pagador: fakeName(18),
  ocorrencia: '2026-11-18',
  credito: '2026-11-19',
  recebido: 30_080,
  igualA: 'CBR643200.RET, linha 4',
  ...given,
});

/** A day of credits whose parts add up, with the given changes. */
export const fakeDia = (index = 1, given: Partial<CreditoDoDia> = {}): CreditoDoDia => ({
  dia: `2026-11-${String(10 + index).padStart(2, '0')}`,
  valor: 297_900 * index - 350,
  situacao: 'PENDENTE',
  recebido: 300_000 * index,
  tarifas: 2_100 * index + 350,
  devolvidos: 0,
  quitacoes: 297_900 * index - 50_350,
  partes: 10_000,
  pagoAMais: 20_000,
  naoIdentificado: 20_000,
  aDecidir: 0,
  linhas: 10 * index,
  noExtrato: null,
  valorExtrato: null,
  conferidoEm: null,
  conferidoPor: null,
  observacao: null,
  ...given,
});

const vazio = {
  valor: 0,
  recebido: 0,
  tarifas: 0,
  devolvidos: 0,
  quitacoes: 0,
  partes: 0,
  pagoAMais: 0,
  naoIdentificado: 0,
  linhas: 0,
} as const;

/** Seven days, one for each state of the check. */
export const fakeDias = (): CreditoDoDia[] => [
  fakeDia(1, {
    situacao: 'CONFERE',
    valorExtrato: 297_550,
    conferidoEm: '2026-11-12T10:00',
    conferidoPor: fakeName(3),
  }),
  fakeDia(2, {
    situacao: 'DIFERENTE',
    valorExtrato: 595_000,
    conferidoEm: '2026-11-13T10:00',
    conferidoPor: fakeName(3),
    observacao: 'Tarifa de manutenção',
  }),
  fakeDia(3, {
    situacao: 'MUDOU',
    valorExtrato: 893_350,
    conferidoEm: '2026-11-14T10:00',
    conferidoPor: fakeName(3),
  }),
  fakeDia(4, { aDecidir: 29_870, quitacoes: 1_111_380 }),
  fakeDia(6, { ...vazio, situacao: 'SEM_ARQUIVO' }),
  fakeDia(7, { ...vazio, situacao: 'SEM_RETORNO', noExtrato: 45_000 }),
  fakeDia(8, { situacao: 'EXTRATO_DIFERE', noExtrato: 2_382_000 }),
];

/** The lines of a day, one for each use, with the given changes. */
export const fakeLinhasDoDia = (): LinhaDoDia[] =>
  (
    [
      ['QUITACAO', 'LIQUIDADO', 29_790],
      ['PARTE', 'PARCIAL', 9_790],
      ['CREDITO', 'DUPLICIDADE', 29_790],
      ['NAO_IDENTIFICADO', 'DESFEITA', 29_790],
      ['A_DECIDIR', 'DUVIDA', 29_790],
    ] as const
  ).map(([parte, fim, valor], at) => ({
    parte,
    pagador: fim === 'DESFEITA' ? null : fakeName(at + 10),
    valor,
    fim,
    titulo: String(7_000_001 + at),
    recebido: valor + 210,
    tarifas: 210,
    devolvido: 0,
    nossoNumero: `3128557${String(at + 1).padStart(10, '0')}`,
    ocorrencia: '2026-11-13',
    arquivo: 'CBR643201.RET',
    arquivoId: '101',
    linha: at + 2,
  }));

/** A line with its details. */
export const fakeDetalhe = ({ linha, fim, motivo, nossoNumero, titulo }: LinhaDoRetorno): DetalheDaLinha => {
  const isPaid = fim === 'LIQUIDADO' || fim === 'DUPLICIDADE';
  return {
    linha,
    fim: fim as FimDeHoje,
    motivo,
    texto: fakeTexto,
    comparacao: [
      { campo: 'nossoNumero', banco: nossoNumero ?? '', nosso: nossoNumero ?? '' },
      { campo: 'valorTitulo', banco: 30_010, nosso: fim === 'VALOR_DIFERENTE' ? 31_000 : 30_010 },
      { campo: 'vencimento', banco: '2026-11-15', nosso: '2026-11-15' },
    ],
    efeito: isPaid
      ? { titulo: titulo ?? '', principal: 30_010, encargos: 0, credito: 0, pagoEm: '2026-11-18' }
      : null,
    igual: fim === 'DUVIDA' ? { arquivoId: '102', nome: 'CBR643202.RET', linha: 4 } : null,
    historico:
      fim === 'DESFEITA'
        ? [
            {
              acao: 'LINHA DESFEITA',
              linha,
              em: '2026-11-20T10:00',
              por: fakeName(2),
              motivo: 'Era de outro pagador',
            },
          ]
        : [],
  };
};

/** A file with its details. */
export const fakeResumo = (
  { ARQUIVO_ID, NOME, SITUACAO, SEQUENCIAL, DATA_UPLOAD }: UploadDoBanco,
  { avisos, totais }: { avisos: readonly string[]; totais: TotalDoFim[] },
): ResumoDoRetorno => {
  const isUndone = SITUACAO === 'DESFEITO';
  const aplicado = {
    acao: 'APLICADO',
    linha: null,
    em: '2026-11-20T09:15',
    por: fakeName(1),
    motivo: null,
  } as const;
  const desfeito = {
    acao: 'DESFEITO',
    linha: null,
    em: '2026-11-20T10:00',
    por: fakeName(2),
    motivo: 'Arquivo do mês errado',
  } as const;
  return {
    arquivoId: ARQUIVO_ID,
    nome: NOME,
    situacao: isUndone ? 'DESFEITO' : 'APLICADO',
    convenio: '3128557',
    sequencial: SEQUENCIAL ?? null,
    gravadoEm: '2026-11-19',
    enviadoEm: DATA_UPLOAD ?? '2026-11-20T09:15',
    avisos: [...avisos],
    totais,
    historico: isUndone ? [aplicado, desfeito] : [aplicado],
  };
};
