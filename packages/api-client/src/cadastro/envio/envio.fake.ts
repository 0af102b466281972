import { fakeMudou } from '../../kinds/confirmado.fake.ts';
import { linhaDoEnvio, unidadeDoEnvio } from './envio.rules.ts';
import { fake, Refusal } from '../../http/fake.ts';
import { matriculaInteira } from '../../kinds/matricula.ts';
import {
  baixaSbx,
  deixaForaDoEnvio,
  descartaSbx,
  devolveAoEnvio,
  type EnvioSib,
  geraSbx,
  getEnviosSib,
  type MovimentoPrevisto,
  previaSbx,
  type PreviaSbx,
} from './envio.contract.ts';
import { fakeName, fakePick } from '../../report/names.fake.ts';

const kinds = [
  ['INCLUSÃO', []],
  ['RETIFICAÇÃO', ['nomeMae']],
  ['INCLUSÃO', []],
  ['MUDANÇA CONTRATUAL', ['numeroPlanoANS', 'dataContratacao']],
  ['CANCELAMENTO', []],
  ['RETIFICAÇÃO', ['logradouro', 'numero', 'bairro', 'codigoMunicipio', 'cep']],
  ['REATIVAÇÃO', []],
] as const;

const pendencias = [
  { campo: 'nomeMae', mensagem: 'Falta o nome da mãe.' },
  { campo: 'cpf', mensagem: 'O CPF tem o dígito verificador errado.' },
  { campo: 'codigoMunicipio', mensagem: 'Falta o município.' },
];

const fakeDias: Partial<Record<MovimentoPrevisto['tipo'], string>> = {
  INCLUSÃO: '2026-10-05',
  CANCELAMENTO: '2026-10-15',
  REATIVAÇÃO: '2026-10-20',
};

const fakeSituacao: Partial<Record<MovimentoPrevisto['tipo'], MovimentoPrevisto['mudancas']>> = {
  INCLUSÃO: [{ campo: 'situacao', antes: null, depois: 'ATIVO' }],
  CANCELAMENTO: [{ campo: 'situacao', antes: 'ATIVO', depois: 'INATIVO' }],
  REATIVAÇÃO: [{ campo: 'situacao', antes: 'INATIVO', depois: 'ATIVO' }],
};

const fakeValores: Readonly<Record<string, readonly [string | null, string]>> = {
  nomeMae: [null, 'OLÍVIA BRANDÃO'],
  numeroPlanoANS: ['471203148', '471204145'],
  dataContratacao: ['2019-08-01', '2026-10-01'],
  logradouro: ['RUA DAS PAINEIRAS', 'AVENIDA BRASIL'],
  numero: ['12', '480'],
  bairro: ['CENTRO', 'ZONA 7'],
  codigoMunicipio: ['411520', '410480'],
  cep: ['87050000', '87030000'],
};

const fakeMudanca = (campo: string) => {
  const [antes, depois] = fakeValores[campo] ?? [null, 'X'];
  return { antes, depois };
};

/** The movement number `index` of an invented month, with the given changes. */
export const fakeMovimento = (index = 1, given: Partial<MovimentoPrevisto> = {}): MovimentoPrevisto => {
  const [tipo, campos] = fakePick(kinds, index);
  return {
    matricula: matriculaInteira(String(1200 + index)),
    cco: tipo === 'INCLUSÃO' ? null : String(300_000_000_000 + index * 7919),
    nome: fakeName(index),
    tipo,
    campos: [...campos],
    pendencias: index % 8 === 2 ? [fakePick(pendencias, index)] : [],
    cpf: String(10_000_000_000 + index * 37_199).slice(0, 11),
    titular: index % 4 === 3 ? fakeName(index + 1) : null,
    dia: fakeDias[tipo] ?? null,
    motivo: tipo === 'CANCELAMENTO' ? '41' : null,
    mudancas: fakeSituacao[tipo] ?? campos.map((campo) => ({ campo, ...fakeMudanca(campo) })),
    solicitado: null,
    rejeitado: null,
    fora: null,
    ...given,
  };
};

/** `count` invented movements. */
export const fakeMovimentos = (count: number): MovimentoPrevisto[] =>
  Array.from({ length: count }, (_, index) => fakeMovimento(index + 1));

/** A file that was made; PROCESSADO of September unless given otherwise. */
export const fakeEnvio = (given: Partial<EnvioSib> = {}): EnvioSib => ({
  id: '1',
  nomeArquivo: '99999920261002091500.SBX',
  competencia: '2026-09',
  situacao: 'PROCESSADO',
  geradoEm: '2026-10-02T09:15',
  por: 'Marília Souza Prado',
  quantidade: 42,
  aceitos: 38,
  rejeitados: 4,
  hash: '05F8EA20870A52F89F167E33BD7CB20B',
  ...given,
});

/** The one that still waits for its return. */
export const fakeGerado = (given: Partial<EnvioSib> = {}): EnvioSib =>
  fakeEnvio({
    id: '9',
    nomeArquivo: '99999920261121120000.SBX',
    competencia: '2026-10',
    situacao: 'GERADO',
    geradoEm: '2026-11-21T12:00',
    quantidade: 30,
    aceitos: null,
    rejeitados: null,
    hash: '35327DCCA4C92FE9A6508D3B057A17EF',
    ...given,
  });

const earlier: readonly EnvioSib[] = [
  fakeEnvio(),
  fakeEnvio({
    id: '2',
    nomeArquivo: '99999920260903101000.SBX',
    competencia: '2026-08',
    situacao: 'RECUSADO',
    geradoEm: '2026-09-03T10:10',
    aceitos: null,
    rejeitados: null,
    quantidade: 51,
    hash: '8BC944DBD052EF51652E70A5104492E3',
  }),
  fakeEnvio({
    id: '3',
    nomeArquivo: '99999920260902160000.SBX',
    competencia: '2026-08',
    situacao: 'DESCARTADO',
    geradoEm: '2026-09-02T16:00',
    por: 'Gonçalo Meira Dias',
    aceitos: null,
    rejeitados: null,
    quantidade: 49,
    hash: '7D793037A0760186574B0282F2F435E7',
  }),
];

/** `leitura` of every invented preview. */
const fakeLeitura = 'a1'.repeat(32);

/** Start of the invented month. */
export interface EnvioFakeOptions {
  readonly movimentos?: readonly MovimentoPrevisto[];
  /** A file that already waits for its return. */
  readonly aguardando?: EnvioSib | null;
  /** Reason of a file without movements. */
  readonly motivo?: PreviaSbx['motivo'];
  /** The refusal to make a file; null when one can be made. */
  readonly recusa?: string | null;
  /** The newest month that ANS processed. */
  readonly ultima?: string | null;
}

/** The calls of the sending. A new file waits for its return; discarding it brings its movements back. */
export const envioFakes = ({
  movimentos: before = fakeMovimentos(34),
  ultima = '2026-09',
  aguardando: first = null,
  motivo = '62',
  recusa = null,
}: EnvioFakeOptions = {}) => {
  let aguardando = first;
  let movimentos = [...before];
  let arquivos = first ? [first, ...earlier] : [...earlier];
  return [
    fake(previaSbx, ({ body }) => ({
      competencia: body.competencia,
      aguardando,
      movimentos: aguardando ? movimentos.filter((each) => each.pendencias.length > 0) : [...movimentos],
      leitura: fakeLeitura,
      motivo,
      recusa,
      ultima,
    })),
    fake(geraSbx, ({ body }) => {
      if (aguardando)
        return new Refusal(409, {
          error: `O arquivo ${aguardando.nomeArquivo} ainda espera o retorno da ANS.`,
        });
      if (body.leitura !== fakeLeitura)
        return new Refusal(409, { error: 'O cadastro mudou desde a prévia.' });
      const quantidade = movimentos.filter(
        (each) => each.pendencias.length === 0 && !each.fora?.isIgual,
      ).length;
      aguardando = fakeGerado({ competencia: body.competencia, quantidade });
      arquivos = [aguardando, ...arquivos];
      return aguardando;
    }),
    fake(deixaForaDoEnvio, ({ body }) => {
      movimentos = movimentos.map((each) =>
        each.matricula === body.matricula && each.tipo === body.tipo
          ? { ...each, fora: { por: 'Marília Souza Prado', em: '2026-11-21T09:00', isIgual: true } }
          : each,
      );
      return { message: `${body.tipo} de ${body.matricula} fica fora do envio.` };
    }),
    fake(devolveAoEnvio, ({ body }) => {
      movimentos = movimentos.map((each) =>
        each.matricula === body.matricula && each.tipo === body.tipo ? { ...each, fora: null } : each,
      );
      return { message: 'O movimento volta ao envio.' };
    }),
    fake(getEnviosSib, () => arquivos),
    fake(baixaSbx, () => ({
      nomeArquivo: fakeGerado().nomeArquivo,
      conteudo: btoa('<?xml version="1.0" encoding="ISO-8859-1"?><mensagemSIB>INCLUS\u00c3O</mensagemSIB>'),
    })),
    fake(descartaSbx, ({ body }) => {
      const found = arquivos.find((each) => each.id === body.id);
      if (!found) return new Refusal(404, { error: 'Este arquivo não existe.' });
      const mudou = fakeMudou(body.confirmado, [linhaDoEnvio(found)], unidadeDoEnvio);
      if (mudou) return mudou;
      const discarded = { ...found, situacao: 'DESCARTADO' as const };
      aguardando = null;
      arquivos = arquivos.map((each) => (each === found ? discarded : each));
      return discarded;
    }),
  ];
};
