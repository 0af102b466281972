/** Adds the ombudsman's telephone to a refusal, when the installation has one. */
export const withPhone = (text: string, phone: string | undefined): string =>
  phone ? `${text} Se preferir, ligue para a ouvidoria: ${phone}.` : text;

/** Words of the public calls; none of them says whether a report exists. */
export const texts = {
  challenge: 'Resolva o desafio e envie a consulta de novo.',
  tooManyLookups: 'Muitas consultas em pouco tempo. Aguarde alguns minutos e tente de novo.',
  tooManyReports: 'Recebemos muitas denúncias em pouco tempo. Tente de novo mais tarde.',
  tooManyMessages: 'Recebemos muitas mensagens em pouco tempo. Tente de novo mais tarde.',
  followUpOver:
    'O acompanhamento acabou, porque ficou muito tempo aberto. A mensagem não foi enviada: consulte de novo e envie.',
  messageSent: 'Mensagem enviada com sucesso!',
  busy: 'O serviço está ocupado. Tente de novo em alguns segundos.',
  ended: 'Acompanhamento encerrado.',
  foreignForm: 'Este envio não veio desta página. Abra a página da ouvidoria e envie de novo.',
  actionAdded: 'Ação adicionada com sucesso!',
  unknownReport: 'Denúncia não encontrada!',
  newReports: 'Há nova manifestação na ouvidoria.',
} as const;
