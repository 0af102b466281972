import type { Generated } from 'kysely';
import type { Dia, Momento } from './kinds.ts';

/** A file of commands for the bank; its sequence is never used again, not even when it is taken back (REM-10). */
export interface RemessaTable {
  id: Generated<number>;
  /** The leading agreement. */
  convenio: string;
  sequencial: number;
  teste: boolean;
  dia: Dia;
  /** The file, as it is downloaded each time. */
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

/** A number of our range that was drawn; rows stay for good (REM-7). */
export interface NossoNumeroSorteadoTable {
  nosso_numero: string;
  sorteado_em: Momento;
  sorteado_por: string;
}

/** A boleto over one or several open invoices of one payer (REM-8). */
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

/** A view: a new boleto with how it stands at the bank. */
export interface NovoBoletoAtualTable extends NovoBoletoTable {
  situacao: SituacaoDoNovo;
  resposta_codigo: string | null;
  resposta_motivo: string | null;
  fora_motivo: string | null;
  remessa_id: number | null;
}

/** What a new boleto charges of one invoice, whose title it replaces. */
export interface NovoBoletoParteTable {
  novo_boleto: string;
  titulo_numero: string;
  fatura_numero: string;
  principal_cents: number;
  multa_cents: number;
  juros_cents: number;
}

/** A command for one title; without a file it waits. At most one of a title has no answer (REM-12). */
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
  /** Why the last file left it out. */
  fora_motivo: string | null;
  /** RETIRADO: nobody wants it any more, and it was not sent. */
  resposta: 'CONFIRMADO' | 'RECUSADO' | 'RETIRADO' | null;
  /** The bank's reason of a refusal. */
  resposta_codigo: string | null;
  resposta_motivo: string | null;
  respondido_em: Momento | null;
  retorno_arquivo_id: number | null;
  retorno_linha: number | null;
}

/** A line of the bank about a number of ours that does not fit; no new boleto until somebody decides (REM-14). */
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

/** What is sent to the bank. */
export interface RemessaTables {
  remessa: RemessaTable;
  nosso_numero_sorteado: NossoNumeroSorteadoTable;
  novo_boleto: NovoBoletoTable;
  novo_boleto_atual: NovoBoletoAtualTable;
  novo_boleto_parte: NovoBoletoParteTable;
  remessa_comando: RemessaComandoTable;
  nosso_numero_alarme: NossoNumeroAlarmeTable;
}
