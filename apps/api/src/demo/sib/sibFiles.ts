import { chanceOf } from '../prng.ts';
import type { SibRow } from './sibRows.sql.ts';
import { cnpjAns, sibWriter } from '../../modules/cadastro/envio/sbxXml.ts';

/** Operator of a file and its day, YYYY-MM-DD. */
export interface SibFor {
  registroAns: string;
  hoje: string;
}

/** File name of a conference file: ArqConf, registration, two digits, day. */
export const cnxName = ({ registroAns, hoje }: SibFor): string =>
  `ArqConf${registroAns}02${hoje.replaceAll('-', '')}.CNX`;

/** File name of a return file; with .xml, as required by its screen. */
export const rpxName = ({ registroAns, hoje }: SibFor): string =>
  `${registroAns}${hoje.replaceAll('-', '')}101500.xml`;

/** A beneficiary at ANS, with its own situation and sometimes a CCO unknown to the operator. */
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

/** Typing errors at ANS: a missing surname, another birth day, no mother's name. */
const asTyped = (row: SibRow, index: number): SibRow => {
  if (index % 120 === 11) return { ...row, nome: row.nome.replace(/ \S+$/, '') };
  if (index % 170 === 23) return { ...row, nascimento: row.nascimento.replace(/-\d\d$/, '-01') };
  return index % 140 === 37 ? { ...row, nomeMae: null } : row;
};

/** One in this many beneficiaries has another CCO at ANS. */
const OTHER_CCO = 190;

/** The operator's base at ANS, with a few differences of every kind in the comparison. */
const seenByAns = (rows: readonly SibRow[], hoje: string): NaAns[] => {
  const chance = chanceOf('sib');
  const known = rows.flatMap((row, index): NaAns[] => {
    const isActive = row.canceladoEm === null || row.canceladoEm > hoje;
    if (row.cco === null)
      return chance.is(0.7) ? [{ row, cco: String(498_000_000_000 + index), isActive }] : [];
    if (chance.is(0.003)) return [];
    const cco = index % OTHER_CCO === 61 ? String(497_900_000_000 + index) : row.cco;
    return [{ row: asTyped(row, index), cco, isActive: index % 150 === 7 ? !isActive : isActive }];
  });
  return [...known, ...rows.slice(0, 5).map(stranger)];
};

/** A writer of a message of ANS to the operator. */
export const ansWriter = (tipoTransacao: string, registroAns: string, dataHora: string) =>
  sibWriter({
    tipoTransacao,
    sequencial: 1,
    dataHora,
    remetente: ['cnpj', cnpjAns],
    destinatario: ['registroANS', registroAns],
    corpo: 'ansParaOperadora',
  });

/** A synthetic conference file (.CNX) of the base, in pieces of text for writing as ISO-8859-1. */
export function* cnxText(rows: readonly SibRow[], { registroAns, hoje }: SibFor): Generator<string> {
  const { leaf, open, close } = ansWriter('CONFERENCIA CADASTRAL', registroAns, `${hoje}T10:15:00`);
  yield `${open()}<conferencia>\n`;
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
  yield `</conferencia>${close().text}`;
}
