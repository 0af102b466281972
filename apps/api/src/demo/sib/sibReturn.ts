import { ansWriter, type SibFor } from './sibFiles.ts';
import type { SibRow } from './sibRows.sql.ts';

/** One error of one field. */
interface Erro {
  campo: string;
  valor?: string | null;
  codigo: string;
  mensagem: string;
}

/** A rejected record: an inclusion has the beneficiary's code, any other movement the CCO. */
export interface Rejeitado {
  codigo?: string;
  cco?: string | null;
  movimento: string;
  erros: readonly Erro[];
}

/** Answer of a return file to a sending. */
export interface Resposta {
  registroAns: string;
  /** YYYY-MM-DDTHH:mm:ss */
  dataHora: string;
  /** Name of the .SBX. */
  nomeArquivo: string;
  incluidos: readonly { codigo: string; cco: string; nome: string }[];
  rejeitados: readonly Rejeitado[];
  /** Accepted movements other than inclusions, by movement. */
  aceitos: Readonly<Record<string, number>>;
}

const kinds = [
  ['Inclusao', 'INCLUSÃO', 1],
  ['Retificacao', 'RETIFICAÇÃO', 2],
  ['MudancaContratual', 'MUDANÇA CONTRATUAL', 4],
  ['Cancelamento', 'CANCELAMENTO', 5],
  ['Reativacao', 'REATIVAÇÃO', 6],
] as const;

/** A synthetic return file (.RPX language), in pieces of text for writing as ISO-8859-1. */
export function* returnText(resposta: Resposta): Generator<string> {
  const { incluidos, rejeitados, aceitos } = resposta;
  const { leaf, open, close } = ansWriter('RESULTADO PROCESSAMENTO', resposta.registroAns, resposta.dataHora);
  const counts = kinds.map(([tag, movimento]) => ({
    tag,
    done: movimento === 'INCLUSÃO' ? incluidos.length : (aceitos[movimento] ?? 0),
    refused: rejeitados.filter((each) => each.movimento === movimento).length,
  }));
  const sum = (key: 'done' | 'refused'): number => counts.reduce((total, each) => total + each[key], 0);
  const total = (tag: string, done: number, refused: number): string => {
    const all = done + refused;
    return (
      `<consolidado${tag}>${leaf('quantidadeRegistros', all)}${leaf('quantidadeProcessados', done)}${leaf('quantidadeRejeitados', refused)}` +
      `${leaf('percentualAcerto', all === 0 ? '0.00' : ((done / all) * 100).toFixed(2))}</consolidado${tag}>`
    );
  };
  yield (
    `${open()}<resultadoProcessamento><arquivoProcessado><protocoloProcessamento>${leaf('nomeArquivo', resposta.nomeArquivo)}</protocoloProcessamento>` +
      `<consolidado><consolidadoProcessamento>${counts.map(({ tag, done, refused }) => total(tag, done, refused)).join('')}` +
      total('SemMovimentacao', 0, 0) +
      total('Total', sum('done'), sum('refused')) +
      '</consolidadoProcessamento></consolidado>\n<registrosIncluidos>'
  );
  for (const { codigo, cco, nome } of incluidos)
    yield `<registroIncluido codigoBeneficiario="${codigo}">${leaf('cco', cco)}${leaf('nomeBeneficiario', nome)}</registroIncluido>\n`;
  yield '</registrosIncluidos><registrosRejeitados>';
  for (const { codigo, cco, movimento, erros } of rejeitados) {
    const id = codigo === undefined ? `cco="${cco}"` : `codigoBeneficiario="${codigo}"`;
    const number = kinds.find(([, name]) => name === movimento)?.[2] ?? 0;
    const fields = erros.map(
      ({ campo, valor, codigo: code, mensagem }) =>
        `<campoErro>${leaf('descricaoCampo', campo)}${leaf('valorCampo', valor)}<erro>${leaf('codigoErro', code)}${leaf('mensagemErro', mensagem)}</erro></campoErro>`,
    );
    yield `<registroRejeitado ${id} codigoTipoMovimento="${number}" tipoMovimento="${movimento}">${fields.join('')}</registroRejeitado>\n`;
  }
  yield `</registrosRejeitados></arquivoProcessado></resultadoProcessamento>${close().text}`;
}

const missing = 'CAMPO OBRIGATÓRIO NÃO PREENCHIDO';

/** Invented errors of a rejected movement; `index` selects among them. */
export const errosDe = (movimento: string, index: number, hoje: string): Erro[] => {
  if (movimento === 'INCLUSÃO')
    return [
      index % 2
        ? { campo: 'CPF', valor: '11111111111', codigo: '0901', mensagem: 'CPF INVÁLIDO' }
        : { campo: 'CPF', codigo: '0901', mensagem: missing },
      ...(index % 3 ? [] : [{ campo: 'NOME DA MÃE', codigo: '0801', mensagem: missing }]),
    ];
  if (movimento === 'RETIFICAÇÃO')
    return [
      { campo: 'CEP', valor: '99999999', codigo: '2201', mensagem: 'CEP INEXISTENTE' },
      { campo: 'CEP', valor: '99999999', codigo: '2202', mensagem: 'CEP NÃO PERTENCE AO MUNICÍPIO' },
    ];
  if (movimento === 'MUDANÇA CONTRATUAL')
    return [{ campo: 'NÚMERO DO PLANO', codigo: '3101', mensagem: 'PLANO NÃO ESTÁ ATIVO' }];
  return [
    {
      campo: movimento === 'CANCELAMENTO' ? 'DATA DE CANCELAMENTO' : 'DATA DE REATIVAÇÃO',
      valor: hoje,
      codigo: '3401',
      mensagem: 'DATA POSTERIOR À COMPETÊNCIA',
    },
  ];
};

/**
 * Return file of the examples: half of the beneficiaries without CCO get one, records of three movements are
 * rejected.
 */
export const rpxText = (rows: readonly SibRow[], { registroAns, hoje }: SibFor): Generator<string> => {
  const fresh = rows.filter((row) => row.cco === null);
  const known = rows.filter((row) => row.cco !== null);
  const half = Math.ceil(fresh.length / 2);
  const rejeitado =
    (movimento: string) =>
    ({ matricula, cco }: SibRow, index: number): Rejeitado => ({
      ...(cco === null ? { codigo: matricula } : { cco }),
      movimento,
      erros: errosDe(movimento, index, hoje),
    });
  return returnText({
    registroAns,
    dataHora: `${hoje}T10:15:00`,
    nomeArquivo: `${registroAns}${hoje.replaceAll('-', '')}101500.SBX`,
    incluidos: fresh.slice(0, half).map(({ matricula, nome }, index) => ({
      codigo: matricula,
      cco: String(497_000_000_000 + index),
      nome: nome.toUpperCase(),
    })),
    rejeitados: [
      ...fresh.slice(half, half + 12).map(rejeitado('INCLUSÃO')),
      ...known.slice(3, 11).map(rejeitado('RETIFICAÇÃO')),
      ...known
        .filter((row) => row.canceladoEm !== null)
        .slice(0, 4)
        .map(rejeitado('CANCELAMENTO')),
    ],
    aceitos: { RETIFICAÇÃO: 20, CANCELAMENTO: 6 },
  });
};
