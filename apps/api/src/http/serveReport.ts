import type { AnyReport, ParamsOf, RowOf } from '@vidas/api-client/report/report.ts';
import type { Endpoint } from '@vidas/api-client/http/endpoint.ts';
import { primeiraComparada } from '@vidas/api-client/report/comparacao.rules.ts';
import type { FastifyInstance } from 'fastify';
import { asSelected, type Compilable, inPortions } from '../db/portions.ts';
import type { Db } from '../db/database.ts';
import { adding } from '../db/findable.ts';
import type { Deps } from '../deps.ts';
import { operatorDay } from '../operatorDay.ts';
import type { Consulta } from './acesso/consulta.ts';
import type { Allow, ReportContext, Session } from './door.ts';
import { listaDe, perguntaDoRelatorio } from './acesso/perguntaDoRelatorio.ts';
import { serve } from './serve.ts';

/** The app that serves reports, what it has to serve them with, who may ask for them, and what for. */
export interface ReportPlace {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly allow: Allow;
  /** What it is asked for, where Centro Médico or Jurídico may ask, or where readings are on record. */
  readonly finalidade?: string;
  /** Its rows show people with health data: each reading is on record (PRV-8), where only some questions do, of those. */
  readonly consulta?: Pick<Consulta, 'pessoa'> & { readonly perguntas?: readonly string[] };
  /** Throws for who has the module and may not ask all the same. */
  readonly refuse?: (session: Session) => void;
  /** Throws for a question about something that does not exist. */
  readonly exige?: (db: Db, params: never) => Promise<void>;
}

/** A statement that gives such rows, of the builder or of `sql`; a compiled statement alone does not remember their type. */
type Selecting<Row> = Compilable<Row> &
  ({ execute: () => Promise<Row[]> } | { execute: (db: Db) => Promise<{ rows: Row[] }> });

/** The statement of each question; it names an order without ties. */
type RowsFor<R extends AnyReport, Statement = Compilable<object>> = {
  readonly [Name in keyof R['questions']]: (context: ReportContext, params: ParamsOf<R, Name>) => Statement;
};

type Statement = (context: ReportContext, params: never) => Compilable<object>;
type SelectedBy<Rows> = Rows[keyof Rows] extends (...given: never[]) => Compilable<infer Selected>
  ? Selected
  : never;

/** The fields that are computed, or the names of those that are neither selected nor computed as declared. */
type Complete<R extends AnyReport, Rows, Computed> =
  SelectedBy<Rows> extends Omit<RowOf<R>, keyof Computed>
    ? Computed
    : {
        [
          Name in keyof Omit<RowOf<R>, keyof Computed> as SelectedBy<Rows> extends Pick<RowOf<R>, Name>
            ? never
            : Name
        ]: RowOf<R>[Name];
      };

/** The statement of a list by months over those that its last one is compared with: list and comparison never differ (REL-22). */
const ofTheYearBefore =
  (select: Statement): Statement =>
  (context, asked: { readonly dtFinal: string }) =>
    select(context, { ...asked, dtInicial: primeiraComparada(asked.dtFinal) } as never);

const mount = (
  { app, deps: { db, clock }, allow, finalidade = '', consulta, refuse, exige }: ReportPlace,
  report: AnyReport,
  rows: Readonly<Record<string, Statement>>,
  computed?: (row: object, hoje: string) => object,
): void => {
  const present: (row: object, hoje: string) => object = computed ? adding(computed) : asSelected;
  const mountCall = (name: string, endpoint: Endpoint, select: Statement): void => {
    app.reports.push({ endpoint, select });
    const pergunta = perguntaDoRelatorio(report, name);
    const isNamed = consulta && (consulta.perguntas?.includes(name) ?? true);
    const acesso = isNamed
      ? { allow, finalidade, consulta: { pessoa: consulta.pessoa, lista: listaDe(report), pergunta } }
      : { allow, finalidade };
    serve(app, endpoint, acesso, async ({ input, session, unico }) => {
      refuse?.(session);
      const hoje = operatorDay(clock());
      const { params, body } = input as { params: unknown; body: unknown };
      await exige?.(db, (params ?? body) as never);
      return inPortions(db, select({ db, hoje, unico }, (params ?? body) as never), present, hoje) as never;
    });
  };
  const questions = report.questions as Record<string, { endpoint: Endpoint; historico?: Endpoint }>;
  for (const [name, { endpoint, historico }] of Object.entries(questions)) {
    const select = rows[name] as Statement;
    mountCall(name, endpoint, select);
    if (historico) mountCall(name, historico, ofTheYearBefore(select));
  }
};

/**
 * Serves every question of a declared report. The statements select every field under its name on the wire, which the compiler holds
 * against the declaration; what they select besides never leaves.
 */
export const serveReport = <R extends AnyReport>(
  place: ReportPlace,
  report: R,
  rows: RowsFor<R, Selecting<RowOf<R>>>,
): void => mount(place, report, rows as never);

/** As `serveReport`, where some fields are worked out from each selected row; `hoje` is the ISO day at the operator. */
export const serveComputedReport = <
  R extends AnyReport,
  Rows extends RowsFor<R>,
  Computed extends Partial<RowOf<R>>,
>(
  place: ReportPlace,
  report: R,
  rows: Rows,
  computed: (row: SelectedBy<Rows>, hoje: string) => Computed & Complete<R, Rows, Computed>,
): void => mount(place, report, rows as never, computed as never);
