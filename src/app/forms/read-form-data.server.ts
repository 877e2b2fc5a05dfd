const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * Reads the form that a request brings. Throws a Response for a request without one: 415 for a body of another type or
 * of none, 400 for a body that cannot be read. React Router shows it as the error page on a page's address and sends it
 * as it is on an API's; neither is logged as an error.
 */
export async function readFormData(request: Request): Promise<FormData> {
  const [type = ''] = (request.headers.get('Content-Type') ?? '').split(';', 1);
  if (!formTypes.includes(type.trim().toLowerCase())) {
    throw refusal(415, `This address takes a form: ${formTypes.join(' or ')}.`);
  }
  try {
    return await request.formData();
  } catch {
    throw refusal(400, 'The form could not be read.');
  }
}

function refusal(status: number, message: string): Response {
  return new Response(message, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
