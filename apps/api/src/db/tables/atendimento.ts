import type { Conclusao } from '@vidas/api-client/atendimento/prazo/conclusoes.ts';
import type { ConclusaoDaReanalise } from '@vidas/api-client/atendimento/reanalise/reanalise.rules.ts';
import type { Generated } from 'kysely';
import type { Competencia, Dia, Momento } from './kinds.ts';

/** A small list of code and text; filled by the migration. */
export interface CodigoDescricaoTable {
  codigo: number;
  descricao: string;
}

/** An attendance; `protocolo` is the regulator's 20 digits: registroANS 6 + AAAAMMDD + sequence 6. */
export interface ProtocoloAtendimentoTable {
  codigo: string;
  protocolo: string;
  matricula: string;
  /** Doctor of a protocol made from a token (`cnsCr` on the wire is the CRM). */
  prestador_codigo: string | null;
  lancado_em: Momento;
  ocorrido_em: Dia;
  status: 'ABERTO' | 'EM ANDAMENTO' | 'ENCERRADO';
  tema_codigo: number;
  canal_codigo: number;
  manifestacao_codigo: number;
  demanda: string;
  tema_reclamacao: string | null;
  descricao: string;
  providencia: string | null;
  funcionario_matricula: string;
  funcionario_nome: string;
  encerrado_em: Dia | null;
  /** Conclusive answer given here; null where the core system only closed it. */
  conclusao: Generated<Conclusao | null>;
  /** Text of that answer; `providencia` holds the earlier notes. */
  resposta: Generated<string | null>;
  /** Clause of the contract or legal basis of a denial. */
  clausula: Generated<string | null>;
  /** Day on which the care was given, or the money paid. */
  realizada_em: Generated<Dia | null>;
}

/** Reanalysis of one denial, of an authorisation or of a protocol. */
export interface ReanaliseTable {
  id: Generated<number>;
  autorizacao_codigo: string | null;
  protocolo_codigo: string | null;
  matricula: string;
  quem_pediu: string;
  pedida_em: Dia;
  texto: string;
  por: string;
  registrada_em: Momento;
  conclusao: ConclusaoDaReanalise | null;
  resposta: string | null;
  clausula: string | null;
  respondida_em: Momento | null;
  respondida_por: string | null;
}

/** A confirmation token of a consultation; `protocolo_codigo` null = no protocol yet. */
export interface TokenConfirmacaoTable {
  id: Generated<number>;
  matricula: string;
  prestador_codigo: string;
  token: string;
  criado_em: Momento;
  protocolo_codigo: string | null;
}

/** A beneficiary who registered in the mobile app. */
export interface UsuarioAppTable {
  id: Generated<number>;
  matricula: string;
  registrado_em: Momento;
}

/** Motives of a retention by their group; filled by the migration, and their texts may be edited. */
export interface RetencaoMotivoTable extends CodigoDescricaoTable {
  grupo: 'ANDAMENTO' | 'POSITIVO' | 'NEGATIVO';
}

/** One entry of the retention history; the newest entry of a matricula is its state: A in attendance, F finished. */
export interface RetencaoTable {
  codigo: Generated<number>;
  matricula: string;
  competencia: Competencia;
  registrada_em: Momento;
  descricao: string;
  status: 'A' | 'F';
  resultado: 'P' | 'N' | null;
  motivo_codigo: number;
  usuario: string;
}

/** A beneficiary barred from bariatric surgery for now. */
export interface RestricaoBariatricaTable {
  id: Generated<number>;
  matricula: string;
  cadastrada_em: Dia;
  encerrada_em: Dia | null;
}

/** A campaign of the local messaging service; `status` has the service's codes (1, 3, 5, 11, 12, 13). */
export interface CampanhaTable {
  id: Generated<number>;
  nome: string;
  status: number;
  titulo: string;
  texto: string;
  envia_push: boolean;
  envia_sms: boolean;
  envia_email: boolean;
  criada_em: Momento;
  agendada_em: Momento | null;
  envio_iniciado_em: Momento | null;
  envio_terminado_em: Momento | null;
  motivo_cancelamento: string | null;
  /** Price of one part of an SMS, in cents. */
  valor_sms_cents: Generated<number>;
  id_aplicacao: number | null;
  id_funcionalidade: number | null;
  id_registro: number | null;
  tipo_callback: string | null;
  qtd_push: Generated<number>;
  qtd_sms: Generated<number>;
  qtd_email: Generated<number>;
  partes_sms: Generated<number>;
  /** Moment of the import's end, maybe in the future: from then on status 11 reads as 12. */
  importada_em: Momento | null;
  autorizada_em: Momento | null;
}

/** A message of a campaign; `situacao` has the service's codes 0 to 7. */
export interface CampanhaMensagemTable {
  id: Generated<number>;
  campanha_id: number;
  matricula: string | null;
  tipo_envio: 'PUSH' | 'SMS' | 'E-MAIL';
  telefone: string | null;
  email: string | null;
  texto: string;
  localizador: string;
  situacao: number;
  agendada_em: Momento | null;
  enviada_em: Momento | null;
  recebida_em: Momento | null;
  /** Index in the campaign, from 0; it and the campaign's moments give the state of a message. */
  ordem: Generated<number>;
  /** Number of billed SMS for the text. */
  partes: Generated<number>;
  tipo_callback: string | null;
}

/** Attendance, retention, prevention, messaging. */
export interface AtendimentoTables {
  atendimento_tema: CodigoDescricaoTable;
  atendimento_canal: CodigoDescricaoTable;
  atendimento_manifestacao: CodigoDescricaoTable;
  protocolo_atendimento: ProtocoloAtendimentoTable;
  reanalise: ReanaliseTable;
  token_confirmacao: TokenConfirmacaoTable;
  usuario_app: UsuarioAppTable;
  retencao_motivo: RetencaoMotivoTable;
  retencao: RetencaoTable;
  restricao_bariatrica: RestricaoBariatricaTable;
  campanha: CampanhaTable;
  campanha_mensagem: CampanhaMensagemTable;
}
