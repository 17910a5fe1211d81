export const doctorUrl = '/api/admin/doctor';
