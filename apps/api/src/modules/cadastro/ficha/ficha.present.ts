import type { DadosFicha, FichaBeneficiario } from '@vidas/api-client/cadastro/ficha/ficha.contract.ts';
import { campoDaAns } from '@vidas/api-client/cadastro/ficha/ficha.rules.ts';
import { versaoDe } from './ficha.rules.ts';
import type { FichaRow } from './ficha.sql.ts';
import type { ErroAberto } from '../leitura-correcao/retorno.sql.ts';

const relacoes: Readonly<Record<number, string>> = {
  1: 'Titular',
  3: 'Cônjuge ou companheiro(a)',
  4: 'Filho(a)',
  6: 'Enteado(a)',
  8: 'Pai ou mãe',
  10: 'Agregado ou outro',
};

/** Fields of the record alone. */
export const dadosDaFicha = (row: DadosFicha): DadosFicha => ({
  nome: row.nome,
  cpf: row.cpf,
  cns: row.cns,
  dataNascimento: row.dataNascimento,
  sexo: row.sexo,
  nomeMae: row.nomeMae,
  logradouro: row.logradouro,
  numero: row.numero,
  complemento: row.complemento,
  bairro: row.bairro,
  codigoMunicipio: row.codigoMunicipio,
  cep: row.cep,
});

export const presentFicha = (row: FichaRow, erros: readonly ErroAberto[]): FichaBeneficiario => {
  const dados = dadosDaFicha(row);
  return {
    matricula: row.matricula,
    cco: row.cco,
    versao: versaoDe(dados),
    dados,
    vinculo: {
      titular: row.dependencia === 1 ? null : `${row.titular} (${row.titular_matricula})`,
      relacaoDependencia: relacoes[row.dependencia] ?? String(row.dependencia),
      plano: `${row.plano} (${row.plano_registro})`,
      empresa: row.empresa,
      dataContratacao: row.ativado_em,
      dataCancelamento: row.cancelado_em,
      motivoCancelamento: row.motivo,
    },
    erros: erros.map((erro) => ({ campo: campoDaAns(erro.campoAns), ...erro })),
  };
};
