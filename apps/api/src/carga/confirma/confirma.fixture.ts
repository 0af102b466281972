import type { PessoaAConfirmar } from '@vidas/api-client/cadastro/sistema-central/aConfirmar.report.ts';
import { testServer } from '../../test/harness.ts';
import { desfaz } from '../desfaz/desfaz.sql.ts';
import { carrega } from '../entregas/carrega.ts';
import { abreEntrega, marcaPronta } from '../entregas/entregas.sql.ts';
import { guardaArquivo } from '../entregas/pedacos.sql.ts';
import { problemasDe } from '../entregas/problemas.sql.ts';

/** CPFs with valid check digits. */
export const cpfs = {
  a: '11144477735',
  b: '52998224725',
  c: '39053344705',
  d: '86288366757',
} as const;

/** A person in the core system's data. */
export interface Dita {
  nome: string;
  cpf?: string;
  nascimento?: string;
  mae?: string;
  email?: string;
  mensalidade?: string;
}

export const codigo = (matricula: number): string => String(matricula).padStart(10, '0');

/** Varies per delivery, because equal files are a repetition. */
const planos = (nome: number): string =>
  `registro;codigo_operadora;nome;linha;tipo;acomodacao;coparticipacao_percentual;ativo\n400000001;P;Plano ${nome};SMART;INDIVIDUAL;ENFERMARIA;0;S`;
const cabecalho =
  'nome;cpf;nascimento;sexo;nome_mae;email;matricula;titular_matricula;dependencia;tipo_contratacao;plano_registro;cadastrado_em;ativado_em;mensalidade';
const linhaDe = (
  matricula: number,
  { nome, cpf = '', nascimento = '1990-01-01', mae = 'Rita', email = '', mensalidade = '100,00' }: Dita,
): string =>
  `${nome};${cpf};${nascimento};F;${mae};${email};${codigo(matricula)};${codigo(matricula)};1;1;400000001;2024-01-01;2024-01-01;${mensalidade}`;

/** A register with a core system's deliveries, and people who answer its questions. */
export const abreConfirma = async () => {
  const t = await testServer({ seed: 'none' });
  const tokens = {
    lia: await t.tokenFor({ login: 'lia', modules: ['cadastro'] }),
    caio: await t.tokenFor({ login: 'caio', modules: ['cadastro'] }),
  };
  let quantas = 0;

  /** Applies a delivery of these bonds and further files; returns its refusals and warnings. */
  const entrega = async (pessoas: Readonly<Record<number, Dita>>, mais: Record<string, string> = {}) => {
    quantas += 1;
    const id = `e${quantas}`;
    const em = `2026-11-01T${String(Math.floor(quantas / 60)).padStart(2, '0')}:${String(quantas % 60).padStart(2, '0')}:00`;
    await abreEntrega(t.db, id, { login: 'USU_TI', via: 'TELA', em });
    const beneficiarios = [
      cabecalho,
      ...Object.entries(pessoas).map(([matricula, dita]) => linhaDe(Number(matricula), dita)),
    ].join('\n');
    for (const [nome, texto] of Object.entries({ planos: planos(quantas), beneficiarios, ...mais })) {
      const fonte = async function* () {
        yield Buffer.from(texto);
      };
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await guardaArquivo(t.db, { entrega: id, nome }, { fonte: fonte(), maxBytes: 1e9, em });
    }
    await marcaPronta(t.db, id, { manifesto: undefined, em });
    const { motivo } = await carrega(t.db, { id, aplica: true, em, limiteDeRecusadas: 0 });
    const problemas = await problemasDe(t.db, id, { depois: 0, quantos: 100 });
    const ditas = (avisa: boolean) => problemas.filter((um) => um.avisa === avisa).map((um) => um.motivo);
    return { id, recusadas: [...(motivo === null ? [] : [motivo]), ...ditas(false)], avisos: ditas(true) };
  };

  const lista = async <Linha>(path: string): Promise<Linha[]> =>
    (await t.staff.inject({ url: `/api/v1/cadastro/${path}`, headers: { authorization: tokens.lia } })).json<
      Linha[]
    >();
  const perguntas = () => lista<PessoaAConfirmar>('getAConfirmar');

  const responde = async (
    { id, outra }: Pick<PessoaAConfirmar, 'id' | 'outra'>,
    resposta: string,
    quem: keyof typeof tokens = 'lia',
  ) => {
    const { statusCode, ...reply } = await t.staff.inject({
      method: 'POST',
      url: '/api/v1/cadastro/respondePergunta',
      headers: { authorization: tokens[quem] },
      payload: { id, outra, resposta },
    });
    return { status: statusCode, body: reply.json<Record<string, unknown>>() };
  };

  /** Each bond with its person. */
  const retrato = async (): Promise<Record<string, string>> => {
    const rows = await t.db
      .selectFrom('beneficiario as b')
      .innerJoin('pessoa as p', 'p.id', 'b.pessoa_id')
      .select(['b.matricula', 'p.nome', 'p.cpf'])
      .orderBy('b.matricula')
      .execute();
    return Object.fromEntries(
      rows.map(({ matricula, nome, cpf }) => [Number(matricula), cpf === null ? nome : `${nome} ${cpf}`]),
    );
  };
  const pessoas = async (): Promise<number> =>
    (await t.db.selectFrom('pessoa').select('id').execute()).length;

  /** Decisions listed for the core system. */
  const contadas = async () =>
    (
      await lista<{
        situacao: string;
        codigo: string;
        campo: string;
        aqui: string | null;
        central: string | null;
      }>('getSistemaCentral')
    ).map(({ situacao, codigo: de, campo, aqui, central }) => [situacao, Number(de), campo, aqui, central]);

  return {
    t,
    entrega,
    perguntas,
    responde,
    retrato,
    pessoas,
    contadas,
    desfaz: (id: string) => desfaz(t.db, { id, em: '2026-11-02T10:00:00' }),
  };
};
