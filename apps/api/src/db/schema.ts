import type { Kysely } from 'kysely';
import type { AcessoTables } from './tables/acesso.ts';
import type { AlteracaoTables } from './tables/alteracao.ts';
import type { CargaPortaTables } from './tables/cargaPorta.ts';
import type { CobrancaTables } from './tables/cobranca.ts';
import type { ImplantacaoTables } from './tables/implantacao.ts';
import type { MensageriaTables } from './tables/mensageria.ts';
import type { NotificacaoTables } from './tables/notificacao.ts';
import type { OperadoraTables } from './tables/operadora.ts';
import type { OuvidoriaTables } from './tables/ouvidoria.ts';
import type { ServidorTables } from './tables/servidor.ts';
import type { SibTables } from './tables/sib.ts';
import type { SibEnvioTables } from './tables/sibEnvio.ts';
import type { FiguraTables } from './tables/figura.ts';
import type { TarefaTables } from './tables/tarefa.ts';
import type { VisaoTables } from './tables/visao.ts';

/** All tables, one file per area. */
export interface Database
  extends
    AcessoTables,
    AlteracaoTables,
    CargaPortaTables,
    CobrancaTables,
    ImplantacaoTables,
    MensageriaTables,
    NotificacaoTables,
    OperadoraTables,
    OuvidoriaTables,
    ServidorTables,
    SibTables,
    SibEnvioTables,
    FiguraTables,
    TarefaTables,
    VisaoTables {}

/** The database, embedded or external. */
export type Db = Kysely<Database>;
