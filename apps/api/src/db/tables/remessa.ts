import type { Generated } from 'kysely';
import type { Dia, Momento } from './kinds.ts';

/** A command file for the bank; its sequence is never reused, not even after a withdrawal (REM-10). */
export interface RemessaTable {
  id: Generated<number>;
  /** The leading agreement. */
  convenio: string;
  sequencial: number;
  teste: boolean;
  dia: Dia;
  /** Content of the file, identical on each download. */
  texto: string;
  comandos: number;
  feita_em: Momento;
  feita_por: string;
  baixada_em: Momento | null;
  baixada_por: string | null;
  enviada_em: Momento | null;
  enviada_por: string | null;
  retirada_em: Momento | null;
  retirada_por: string | null;
  retirada_motivo: string | null;
}

/** A drawn number of our range; rows stay forever (REM-7). */
export interface NossoNumeroSorteadoTable {
  nosso_numero: string;
  sorteado_em: Momento;
  sorteado_por: string;
}

/** A boleto for one or several open invoices of one payer (REM-8). */
export interface NovoBoletoTable {
  numero: string;
  nosso_numero: string;
  tipo: 'I' | 'E' | 'A';
  titular_matricula: string | null;
  empresa_codigo: string | null;
  vencimento: Dia;
  valor_cents: number;
  dias_validos: number;
  emitido_em: Momento;
  emitido_por: string;
  substituido_por: string | null;
  desistido_em: Momento | null;
  desistido_por: string | null;
}

export type SituacaoDoNovo = 'AGUARDANDO' | 'REGISTRADO' | 'RECUSADO' | 'NULO' | 'SUBSTITUIDO' | 'DESISTIDO';

/** View: a new boleto with its state at the bank. */
export interface NovoBoletoAtualTable extends NovoBoletoTable {
  situacao: SituacaoDoNovo;
  resposta_codigo: string | null;
  resposta_motivo: string | null;
  fora_motivo: string | null;
  remessa_id: number | null;
}

/** Charge of a new boleto for one invoice, whose title it replaces. */
export interface NovoBoletoParteTable {
  novo_boleto: string;
  titulo_numero: string;
  fatura_numero: string;
  principal_cents: number;
  multa_cents: number;
  juros_cents: number;
}

/** A command for one title; without a file it waits. A title has at most one unanswered command (REM-12). */
export interface RemessaComandoTable {
  id: Generated<number>;
  remessa_id: number | null;
  nosso_numero: string;
  /** 01 registers, 02 writes off. */
  comando: '01' | '02';
  novo_boleto: string | null;
  titulo_numero: string | null;
  pedido_em: Momento;
  pedido_por: string;
  /** Reason why the last file left it out. */
  fora_motivo: string | null;
  /** RETIRADO: withdrawn before it was sent. */
  resposta: 'CONFIRMADO' | 'RECUSADO' | 'RETIRADO' | null;
  /** Bank's code for a refusal. */
  resposta_codigo: string | null;
  resposta_motivo: string | null;
  respondido_em: Momento | null;
  retorno_arquivo_id: number | null;
  retorno_linha: number | null;
}

/** A bank line about a number of ours that does not fit; it blocks new boletos until a decision (REM-14). */
export interface NossoNumeroAlarmeTable {
  arquivo_id: number;
  linha: number;
  nosso_numero: string;
  motivo: string;
  visto_em: Momento;
  decidido_em: Momento | null;
  decidido_por: string | null;
  decisao: string | null;
}

/** Tables of files for the bank. */
export interface RemessaTables {
  remessa: RemessaTable;
  nosso_numero_sorteado: NossoNumeroSorteadoTable;
  novo_boleto: NovoBoletoTable;
  novo_boleto_atual: NovoBoletoAtualTable;
  novo_boleto_parte: NovoBoletoParteTable;
  remessa_comando: RemessaComandoTable;
  nosso_numero_alarme: NossoNumeroAlarmeTable;
}
