import { chanceOf } from './prng.ts';
import type { SibRow } from './sibRows.sql.ts';
import { sibWriter } from './sibXml.ts';

/** For whom a file is and on which day it is made, YYYY-MM-DD. */
export interface SibFor {
  registroAns: string;
  hoje: string;
}

/** File name of a conference file: ArqConf, registration, two digits, day. */
export const cnxName = ({ registroAns, hoje }: SibFor): string =>
  `ArqConf${registroAns}02${hoje.replaceAll('-', '')}.CNX`;

/** File name of a return file; with .xml, as the screen that reads it asks for. */
export const rpxName = ({ registroAns, hoje }: SibFor): string =>
  `${registroAns}${hoje.replaceAll('-', '')}101500.xml`;

/** A beneficiary as the regulator has it: with its own situation and, at times, a CCO the operator does not know yet. */
interface NaAns {
  row: SibRow;
  cco: string;
  isActive: boolean;
}

const stranger = (row: SibRow, index: number): NaAns => ({
  row: {
    ...row,
    matricula: String(9_900_000_000 + index * 100),
    nome: `Beneficiário Desconhecido ${index + 1}`,
    cpf: null,
    cns: null,
    canceladoEm: null,
    ccoTitular: null,
    dependencia: 1,
    cnpj: null,
  },
  cco: String(499_900_000_000 + index),
  isActive: true,
});

/** The operator's base as the regulator sees it, with a few differences of every kind the comparison looks for. */
const seenByAns = (rows: readonly SibRow[], hoje: string): NaAns[] => {
  const chance = chanceOf('sib');
  const known = rows.flatMap((row, index): NaAns[] => {
    const isActive = row.canceladoEm === null || row.canceladoEm > hoje;
    if (row.cco === null)
      return chance.is(0.7) ? [{ row, cco: String(498_000_000_000 + index), isActive }] : [];
    if (chance.is(0.003)) return [];
    return [{ row, cco: row.cco, isActive: index % 150 === 7 ? !isActive : isActive }];
  });
  return [...known, ...rows.slice(0, 5).map(stranger)];
};

/** A synthetic conference file (.CNX) of the base, in pieces of text to be written as ISO-8859-1. */
export function* cnxText(rows: readonly SibRow[], { registroAns, hoje }: SibFor): Generator<string> {
  const { leaf, open, close } = sibWriter();
  yield `${open({ tipoTransacao: 'CONFERENCIA CADASTRAL', registroAns, dataHora: `${hoje}T10:15:00` })}<conferencia>\n`;
  for (const { row, cco, isActive } of seenByAns(rows, hoje)) {
    const place = row.municipio?.slice(0, 6);
    const holder = row.dependencia === 1 ? null : row.ccoTitular;
    yield (
      `<beneficiario cco="${cco}" situacao="${isActive ? 'ATIVO' : 'INATIVO'}" dataAtualizacao="${row.atualizadoEm}"><identificacao>` +
        leaf('cpf', row.cpf) +
        leaf('cns', row.cns) +
        leaf('nome', row.nome.toUpperCase().slice(0, 70)) +
        leaf('sexo', row.sexo === 'M' ? 1 : 3) +
        leaf('dataNascimento', row.nascimento) +
        leaf('nomeMae', row.nomeMae?.toUpperCase().slice(0, 70)) +
        '</identificacao><endereco>' +
        leaf('logradouro', row.logradouro?.toUpperCase().slice(0, 50)) +
        leaf('numero', row.numero) +
        leaf('complemento', row.complemento?.toUpperCase()) +
        leaf('bairro', row.bairro?.toUpperCase().slice(0, 30)) +
        leaf('codigoMunicipio', place) +
        leaf('codigoMunicipioResidencia', place) +
        leaf('cep', row.cep) +
        leaf('tipoEndereco', 2) +
        leaf('resideExterior', 0) +
        '</endereco><vinculo>' +
        leaf('codigoBeneficiario', row.matricula) +
        leaf('relacaoDependencia', row.dependencia) +
        leaf('ccoBeneficiarioTitular', holder) +
        leaf('dataContratacao', row.ativadoEm) +
        (isActive
          ? ''
          : leaf('dataCancelamento', row.canceladoEm ?? hoje) +
            leaf('motivoCancelamento', row.motivoSib ?? '41')) +
        leaf('numeroPlanoANS', row.plano) +
        leaf('coberturaParcialTemporaria', row.parcial ? 1 : 0) +
        leaf('itensExcluidosCobertura', row.itensExcluidos ? 1 : 0) +
        leaf('cnpjEmpresaContratante', row.cnpj) +
        '</vinculo></beneficiario>\n'
    );
  }
  yield `</conferencia>${close()}`;
}

/** A synthetic return file (.RPX language): some inclusions with their new CCO, and records rejected in every movement. */
export function* rpxText(rows: readonly SibRow[], { registroAns, hoje }: SibFor): Generator<string> {
  const { leaf, open, close } = sibWriter();
  const fresh = rows.filter((row) => row.cco === null);
  const known = rows.filter((row) => row.cco !== null);
  const included = fresh.slice(0, Math.ceil(fresh.length / 2));
  const day = hoje.replaceAll('-', '');
  const error = (field: string, value: string | null, ...errors: [string, string][]): string =>
    `<campoErro>${leaf('descricaoCampo', field)}${leaf('valorCampo', value)}${errors
      .map(([code, text]) => `<erro>${leaf('codigoErro', code)}${leaf('mensagemErro', text)}</erro>`)
      .join('')}</campoErro>`;
  yield (
    `${open({ tipoTransacao: 'RESULTADO PROCESSAMENTO', registroAns, dataHora: `${hoje}T10:15:00` })}<resultadoProcessamento><arquivoProcessado>` +
      `<protocoloProcessamento>${leaf('nomeArquivo', `${registroAns}${day}101500.SBX`)}</protocoloProcessamento>`
  );
  const rejectedFresh = fresh
    .slice(included.length, included.length + 12)
    .map((row) => `codigoBeneficiario="${row.matricula}"`);
  const rejectedKnown = known.slice(3, 11).map((row) => `cco="${row.cco}"`);
  const rejectedLeft = known
    .filter((row) => row.canceladoEm !== null)
    .slice(0, 4)
    .map((row) => `cco="${row.cco}"`);
  const total = (tag: string, done: number, refused: number): string => {
    const all = done + refused;
    return (
      `<consolidado${tag}>${leaf('quantidadeRegistros', all)}${leaf('quantidadeProcessados', done)}${leaf('quantidadeRejeitados', refused)}` +
      `${leaf('percentualAcerto', all === 0 ? '0.00' : ((done / all) * 100).toFixed(2))}</consolidado${tag}>`
    );
  };
  yield (
    '<consolidado><consolidadoProcessamento>' +
      total('Inclusao', included.length, rejectedFresh.length) +
      total('Retificacao', 20, rejectedKnown.length) +
      total('MudancaContratual', 0, 0) +
      total('Cancelamento', 6, rejectedLeft.length) +
      total('Reativacao', 0, 0) +
      total('SemMovimentacao', 0, 0) +
      total(
        'Total',
        included.length + 26,
        rejectedFresh.length + rejectedKnown.length + rejectedLeft.length,
      ) +
      '</consolidadoProcessamento></consolidado>\n<registrosIncluidos>'
  );
  for (const [index, row] of included.entries()) {
    yield `<registroIncluido codigoBeneficiario="${row.matricula}">${leaf('cco', String(497_000_000_000 + index))}${leaf('nomeBeneficiario', row.nome.toUpperCase())}</registroIncluido>\n`;
  }
  yield '</registrosIncluidos><registrosRejeitados>';
  for (const [index, id] of rejectedFresh.entries()) {
    yield (
      `<registroRejeitado ${id} codigoTipoMovimento="1" tipoMovimento="INCLUSÃO">` +
        error('CPF', index % 2 ? '11111111111' : null, [
          '0901',
          index % 2 ? 'CPF INVÁLIDO' : 'CAMPO OBRIGATÓRIO NÃO PREENCHIDO',
        ]) +
        (index % 3 ? '' : error('NOME DA MÃE', null, ['0801', 'CAMPO OBRIGATÓRIO NÃO PREENCHIDO'])) +
        '</registroRejeitado>\n'
    );
  }
  for (const id of rejectedKnown) {
    yield (
      `<registroRejeitado ${id} codigoTipoMovimento="2" tipoMovimento="RETIFICAÇÃO">` +
        error('CEP', '99999999', ['2201', 'CEP INEXISTENTE'], ['2202', 'CEP NÃO PERTENCE AO MUNICÍPIO']) +
        '</registroRejeitado>\n'
    );
  }
  for (const id of rejectedLeft) {
    yield (
      `<registroRejeitado ${id} codigoTipoMovimento="5" tipoMovimento="CANCELAMENTO">` +
        error('DATA DE CANCELAMENTO', hoje, ['3401', 'DATA POSTERIOR À COMPETÊNCIA']) +
        '</registroRejeitado>\n'
    );
  }
  yield `</registrosRejeitados></arquivoProcessado></resultadoProcessamento>${close()}`;
}
