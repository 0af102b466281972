import type { Db } from '../db/database.ts';
import { providerOf, writeGuides } from '../modules/contas-medicas/relatorios/fixtures/care.ts';

/**
 * Planted data of a provider: a person, a waiting guide with its lot, and a decided lot with a denied item
 * and an unused guide.
 */
export interface Planta {
  readonly prestador: string;
  /** The waiting guide. */
  readonly guia: string;
  readonly guias: readonly string[];
  readonly protocolo: string;
  /** Unique texts: name, numbers, telephone, provider, file of the lot. */
  readonly marcas: readonly string[];
}

const code = '10101012';

/** Plants the data in the demonstration, within the days and month of this test. */
export const planta = async (
  db: Db,
  { prestador, guias, lote }: { prestador: string; guias: readonly [string, string, string]; lote: number },
): Promise<Planta> => {
  const marca = `Plantada${prestador}`;
  const matricula = `77${prestador}77`;
  const fone = `449${prestador}77`;
  const { id: _, ...pessoa } = await db.selectFrom('pessoa').selectAll().limit(1).executeTakeFirstOrThrow();
  const vida = await db
    .selectFrom('beneficiario')
    .selectAll()
    .where('empresa_codigo', 'is', null)
    .where('dependencia', '=', 1)
    .orderBy('matricula')
    .limit(1)
    .executeTakeFirstOrThrow();
  const of = { id: `planta${prestador}`, nome: `${marca} Silva`, fone_1: fone, cpf: null, cns: null };
  await db
    .insertInto('pessoa')
    .values({ ...pessoa, ...of })
    .execute();
  await db
    .insertInto('beneficiario')
    .values({ ...vida, matricula, titular_matricula: matricula, pessoa_id: of.id, cco: null })
    .execute();
  const nome = `Clínica ${marca}`;
  await db
    .insertInto('prestador')
    .values(providerOf({ codigo: prestador, nome, incorporar_baixada: true }))
    .onConflict((conflict) => conflict.column('codigo').doUpdateSet({ incorporar_baixada: true }))
    .execute();
  const loteDe = (id: number) => ({
    id,
    prestador_codigo: prestador,
    numero: String(id),
    nome_arquivo: `lote-${marca}.xml`,
    padrao: '4.01.00',
    recebido_em: '2026-11-01T08:30:00',
  });
  const decidido = lote + 1;
  await db
    .insertInto('lote_xml')
    .values([loteDe(lote), loteDe(decidido)])
    .execute();
  const papel = {
    papel: 'PROTOCOLO',
    nome: `protocolo-${marca}.xml`,
    conteudo: Buffer.from(`<numeroCarteira>${matricula}</numeroCarteira>`),
    dados: JSON.stringify({ guias: [] }),
  } as const;
  await db
    .insertInto('lote_papel')
    .values([lote, decidido].map((lote_xml_id) => ({ lote_xml_id, ...papel })))
    .execute();
  const [aberta, glosada, semUso] = guias;
  const guia = { matricula, prestador_codigo: prestador, lote_xml_id: decidido };
  const item = { codigo: code, executado_em: '2026-10-05' };
  const { codigo: glosa_codigo } = await db
    .selectFrom('glosa')
    .select('codigo')
    .orderBy('codigo')
    .limit(1)
    .executeTakeFirstOrThrow();
  await writeGuides(db, [
    { ...guia, numero: aberta, lote_xml_id: lote, status: null, tipo_atendimento: '07', itens: [item] },
    {
      ...guia,
      numero: glosada,
      gui_tipo: 'C',
      competencia: '2026-10',
      incorporada_em: '2026-10-20T08:00:00',
      importada_em: '2026-08-01T08:00:00',
      itens: [{ ...item, glosa_codigo, status: 1, quantidade_aprovada: 0, valor_aprovado_cents: 0 }],
    },
    { ...guia, numero: semUso, status: 3, itens: [item] },
  ]);
  return {
    prestador,
    guia: aberta,
    guias,
    protocolo: String(decidido),
    marcas: [marca, matricula, fone, ...guias],
  };
};
