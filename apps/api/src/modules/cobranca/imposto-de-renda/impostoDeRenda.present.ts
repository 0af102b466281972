import type { DeclaracaoIr } from '@vidas/api-client/cobranca/imposto-de-renda/impostoDeRenda.contract.ts';
import type { ServerConfig } from '../../../config/config.ts';
import { endereco } from '../../../documents/boleto/parte.ts';
import type {
  DeclaracaoDocumento,
  OperadoraDocumento,
  PessoaDeclarada,
} from '../../../documents/declaracao/types.ts';
import { letrasSemFonte } from '../../../documents/pdf/text.ts';
import { operadoraDe, registroAnsDe } from '../../../http/configurado.ts';
import { formaEmPalavras } from '../../cadastro/forma-de-papel/formaDoPapel.present.ts';
import type { DeclaracaoRow, PagoRow } from './impostoDeRenda.sql.ts';

export const presentDeclaracao = (row: DeclaracaoRow, codigo: string): DeclaracaoIr => ({
  nome: row.nome,
  idDeclaracao: row.id,
  codigoContrato: row.codigo_contrato,
  matricula: row.matricula,
  anoBase: row.ano_base,
  geradaEm: row.gerada_em,
  total: row.total_cents,
  codigo,
  ...formaEmPalavras(row),
  ...letrasSemFonte([row.nome, row.nomes_raros]),
});

/** Portuguese names of SIB's relacaoDependencia. */
const relacoes: Readonly<Record<number, string>> = {
  1: 'Titular',
  3: 'Cônjuge/companheiro(a)',
  4: 'Filho(a)',
  6: 'Enteado(a)',
  8: 'Pai/mãe',
  10: 'Agregado/outros',
};

const pessoasDe = (pagos: readonly PagoRow[]): PessoaDeclarada[] => {
  const pessoas = new Map<string, PessoaDeclarada & { mesesCents: number[] }>();
  for (const { matricula, nome, cpf, dependencia, mes, cents } of pagos) {
    const pessoa = pessoas.get(matricula) ?? {
      nome,
      cpf,
      relacao: relacoes[dependencia] ?? 'Dependente',
      mesesCents: Array<number>(12).fill(0),
    };
    pessoa.mesesCents[mes - 1] = Number(cents);
    pessoas.set(matricula, pessoa);
  }
  return [...pessoas.values()];
};

/** The operator's data on papers about payments. Throws Failure when it is not configured. */
export const operadoraDoPapel = (config: ServerConfig): OperadoraDocumento => {
  const operadora = operadoraDe(config);
  return {
    nome: operadora.nome,
    cnpj: operadora.documento,
    registroAns: registroAnsDe(config),
    endereco: endereco(operadora),
    telefone: config.operatorPhone,
  };
};

/** Data of the paper. Throws Failure when it cannot be made. */
export const declaracaoDocumento = (
  row: DeclaracaoRow,
  pagos: readonly PagoRow[],
  config: ServerConfig,
  codigo: string,
): DeclaracaoDocumento => {
  return {
    id: row.id,
    operadora: operadoraDoPapel(config),
    codigo,
    anoBase: row.ano_base,
    codigoContrato: row.codigo_contrato,
    geradaEm: row.gerada_em,
    titular: { nome: row.nome, cpf: row.cpf },
    pessoas: pessoasDe(pagos),
  };
};
