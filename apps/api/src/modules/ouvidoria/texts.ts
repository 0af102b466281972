/** Appends the ombudsman's telephone to a message about waiting, when the installation has one. */
export const withPhone = (text: string, phone: string | undefined): string =>
  phone ? `${text} Se preferir, ligue para a ouvidoria: ${phone}.` : text;

/** Words of the public calls; none of them says whether a report exists. */
export const texts = {
  challenge: 'Resolva o desafio e envie de novo.',
  line: 'Há muitos envios agora. O seu entra quando chegar a sua vez; nada do que escreveu se perde.',
  lineFull: 'Há gente demais à espera neste lugar. O que escreveu está aqui: envie de novo em um minuto.',
  lineOver: 'A sua vez passou, porque a página ficou fechada ou o servidor recomeçou. Envie de novo.',
  tooManyRefused: 'Muitos pedidos que não podem ser lidos. Aguarde um minuto.',
  followUpOver:
    'O acompanhamento acabou, porque ficou muito tempo aberto. A mensagem não foi enviada: consulte de novo e envie.',
  messageSent: 'Mensagem enviada com sucesso!',
  ended: 'Acompanhamento encerrado.',
  foreignForm: 'Este envio não veio desta página. Abra a página da ouvidoria e envie de novo.',
  actionAdded: 'Ação adicionada com sucesso!',
  nothingEqual:
    'Nenhuma denúncia igual a esta pode mudar de lado: alguém já agiu nela ou escreveu. Carregue as denúncias de novo.',
  putAside: 'Denúncias postas de lado com sucesso!',
  broughtBack: 'Denúncias trazidas de volta com sucesso!',
  unknownReport: 'Denúncia não encontrada!',
  newReports: 'Há nova manifestação na ouvidoria.',
} as const;
